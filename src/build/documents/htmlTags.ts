/** A tag with its attributes, a comment, or an element whose text is no markup. */
const TOKEN =
  /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/\1\s*>|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

export interface HtmlTag {
  /** In lower case. */
  name: string;
  /** Values by name in lower case, as a browser reads them. */
  attributes: ReadonlyMap<string, string>;
  /** What a script or style element holds; empty for every other. */
  text: string;
}

/**
 * @param html - a well-formed piece of HTML
 * @returns its tags that begin an element, in the order they appear
 */
export function htmlTags(html: string): HtmlTag[] {
  return [...html.matchAll(TOKEN)].flatMap(([, raw, ofRaw = '', text = '', tag, ofTag = '']) => {
    const name = raw ?? tag;
    if (name === undefined) return [];
    return [{ name: name.toLowerCase(), attributes: readAttributes(ofRaw || ofTag), text }];
  });
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
