/** Adds style sheets to a document. */
import * as native from './natives';

/** Adds a style sheet at the end of the document's head. */
export function addStyleSheet(css: string): void {
  if (css.trim() === '') return;
  const style = native.createElement(document, 'style');
  style.textContent = css;
  native.headOf(document)?.append(style);
}

/** Adds a style sheet after all others, including those in the document's HTML. */
export function addLastStyleSheet(css: string): void {
  if (css === '') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
