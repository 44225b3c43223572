/** Parses the tags in HTML source code. The DOM can't be used, because browsers silently correct mistakes. */

export interface Attribute {
  name: string;
  /** 1-based. */
  line: number;
  /** The value without its quotes; empty if there is none. */
  value: string;
  /** The quote around the value; empty if it's unquoted. */
  quote: '"' | "'" | '';
  /** True if the closing quote is missing. */
  isOpen: boolean;
  hasEquals: boolean;
}

export interface Tag {
  kind: 'start' | 'end';
  /** Lowercase; empty in `</>`. */
  name: string;
  /** 1-based. */
  line: number;
  attributes: Attribute[];
  /** True if the tag ends with `/>`. */
  isClosed: boolean;
  /** True if there's text between this tag and the next one. */
  hasText: boolean;
}

const NEXT = /<!--[^]*?(?:-->|$)|<[!?][^>]*>?|<(\/(?=[>a-z])|(?=[a-z]))([^\s/>="']*)/gi;
const ATTRIBUTE = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)("|$)|'([^']*)('|$)|([^\s>]*)))?/y;
const END = /\s*(\/?)\s*(?:>|$)/y;

/** Elements whose content is always text, even if it looks like tags. */
const RAW = /^(?:script|style|textarea|title)$/;

/**
 * `RAW` elements whose end tag learners might misspell. If the end tag isn't found, the rest of the page is
 * parsed for tags instead of being skipped as the element's text.
 */
const WORDS = /^(?:textarea|title)$/;

/**
 * Finds the tags in HTML.
 *
 * @param html - HTML, which can be invalid
 * @returns the tags in order, except those in comments, scripts, and other raw text
 */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const next = new RegExp(NEXT);
  let textFrom = 0;
  const markText = (to: number) => {
    const last = tags.at(-1);
    if (last && /\S/.test(html.slice(textFrom, to))) last.hasText = true;
  };
  for (let found = next.exec(html); found; found = next.exec(html)) {
    const [, slash, tagName = ''] = found;
    markText(found.index);
    textFrom = next.lastIndex;
    if (slash === undefined) continue;
    const name = tagName.toLowerCase();
    const attributes: Attribute[] = [];
    let at = next.lastIndex;
    for (let read = matchAt(ATTRIBUTE, html, at); read; read = matchAt(ATTRIBUTE, html, at)) {
      attributes.push(attributeOf(read, lineAt(html, at + read[0].search(/[^\s/]/))));
      at += read[0].length;
    }
    const end = matchAt(END, html, at);
    const kind = slash === '/' ? 'end' : 'start';
    const line = lineAt(html, found.index);
    tags.push({ kind, name, line, attributes, isClosed: end?.[1] === '/', hasText: false });
    textFrom = at + (end?.[0].length ?? 0);
    next.lastIndex = kind === 'start' && RAW.test(name) ? rawEnd(html, textFrom, name) : textFrom;
  }
  markText(html.length);
  return tags;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function attributeOf(read: RegExpExecArray, line: number): Attribute {
  const [, name = '', double, doubleEnd, single, singleEnd, bare = ''] = read;
  const quote = double !== undefined ? '"' : single !== undefined ? "'" : '';
  return {
    name,
    line,
    value: double ?? single ?? bare,
    quote,
    isOpen: (doubleEnd ?? singleEnd) === '',
    hasEquals: read[0].includes('='),
  };
}

/** Returns the 1-based line that contains the character at an index. */
export function lineAt(html: string, index: number): number {
  return html.slice(0, index).split('\n').length;
}

/** Returns the index where the content of a raw-text element ends. */
function rawEnd(html: string, from: number, name: string): number {
  const end = html.slice(from).search(new RegExp(`</${name}`, 'i'));
  if (end < 0) return WORDS.test(name) ? from : html.length;
  return from + end;
}

/** Returns true if the element has a matching end tag. */
export function hasEnd(element: Tag, tags: readonly Tag[]): boolean {
  let depth = 1;
  for (const { kind, name } of tags.slice(tags.indexOf(element) + 1)) {
    if (name === element.name) depth += kind === 'start' ? 1 : -1;
    if (depth === 0) return true;
  }
  return false;
}
