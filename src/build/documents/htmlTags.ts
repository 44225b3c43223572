/** Matches a comment, a script or style element with its text, or a start tag with its attributes. */
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
  /** Name in lowercase. */
  name: string;
  /** Unescaped values by lowercase name. */
  attributes: ReadonlyMap<string, string>;
  /** Content of a script or style element; empty for other elements. */
  text: string;
}

/**
 * Finds the start tags in HTML.
 *
 * @param html - well-formed HTML
 * @returns the tags in document order
 */
export function htmlTags(html: string): HtmlTag[] {
  return [...html.matchAll(TOKEN)].flatMap(
    ([, rawName, rawAttributes = '', text = '', tagName, tagAttributes = '']) => {
      const name = rawName ?? tagName;
      if (name === undefined) return [];
      const attributes = readAttributes(rawAttributes || tagAttributes);
      return [{ name: name.toLowerCase(), attributes, text }];
    },
  );
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', doubleQuoted, singleQuoted, unquoted] of text.matchAll(ATTRIBUTE)) {
    attributes.set(
      name.toLowerCase(),
      unescapeHtml(doubleQuoted ?? singleQuoted ?? unquoted ?? ''),
    );
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
