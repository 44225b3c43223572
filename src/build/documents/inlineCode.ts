import { htmlTags } from './htmlTags';

/** Script types that CSP applies to; scripts of other types are data (HTML, section 4.12.1). */
const CSP_SCRIPT_TYPE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** Inline code that a Content Security Policy must allow. */
export interface InlineCode {
  /** Source of the inline scripts. */
  scripts: string[];
  /** CSS of the style elements. */
  styles: string[];
  /** Values of the style attributes, without duplicates. */
  styleAttributes: string[];
}

/**
 * Finds the inline scripts, style elements and style attributes in HTML.
 *
 * @param html - well-formed HTML, such as React's output or the document template
 * @returns the inline code in document order, unescaped
 */
export function inlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const styles: string[] = [];
  const styleAttributes = new Set<string>();
  for (const { name, attributes, text } of htmlTags(html)) {
    const style = attributes.get('style');
    if (style) styleAttributes.add(style);
    if (name === 'style') styles.push(text);
    if (name !== 'script' || attributes.has('src')) continue;
    if (CSP_SCRIPT_TYPE.test(attributes.get('type')?.trim() ?? '')) scripts.push(text);
  }
  return { scripts, styles, styleAttributes: [...styleAttributes] };
}
