import { htmlTags } from './htmlTags';

/** Types of script that run or are judged like one; of any other type it is data (HTML, section 4.12.1). */
const JUDGED_SCRIPT =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** What a Content Security Policy asks permission for. */
export interface InlineCode {
  /** Texts of the inline scripts. */
  scripts: string[];
  /** Texts of the style elements. */
  styles: string[];
  /** Values of the style attributes, each once. */
  styleAttributes: string[];
}

/**
 * Finds the inline code of a well-formed piece of HTML.
 *
 * @param html - what React rendered, or the template of the documents
 * @returns its inline code, in the order of the document, as a browser reads it
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
    if (JUDGED_SCRIPT.test(attributes.get('type')?.trim() ?? '')) scripts.push(text);
  }
  return { scripts, styles, styleAttributes: [...styleAttributes] };
}
