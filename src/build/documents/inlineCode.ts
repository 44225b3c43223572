/** A tag with its attributes, a comment, or an element whose text is no markup. */
const TOKEN =
  /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/\1\s*>|<[a-z][^\s/>]*((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Types of script that run or are judged like one; of any other type it is data (HTML, section 4.12.1). */
const JUDGED_SCRIPT =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

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
 * @returns its inline code, in the order it stands there, as a browser reads it
 */
export function inlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const styles: string[] = [];
  const styleAttributes = new Set<string>();
  for (const [, element, elementAttributes, text = '', tagAttributes] of html.matchAll(TOKEN)) {
    const attributes = readAttributes(elementAttributes ?? tagAttributes ?? '');
    const style = attributes.get('style');
    if (style) styleAttributes.add(style);
    if (element?.toLowerCase() === 'style') styles.push(text);
    if (element?.toLowerCase() !== 'script' || attributes.has('src')) continue;
    if (JUDGED_SCRIPT.test(attributes.get('type')?.trim() ?? '')) scripts.push(text);
  }
  return { scripts, styles, styleAttributes: [...styleAttributes] };
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    attributes.set(name.toLowerCase(), unescapeHtml(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (reference, hex?: string, decimal?: string, name = '') => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return NAMED_CHARACTERS[name as string] ?? reference;
    },
  );
}
