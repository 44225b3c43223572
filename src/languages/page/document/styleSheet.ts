import * as native from './natives';

/** Adds a style sheet at the end of the document's head. */
export function addStyleSheet(css: string): void {
  if (css.trim() === '') return;
  const style = native.createElement(document, 'style');
  style.textContent = css;
  native.headOf(document)?.append(style);
}
