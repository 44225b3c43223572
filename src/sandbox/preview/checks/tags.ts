/** Splits HTML into its tags, as it is written: a browser mends what is wrong, and the page no longer shows it. */

export interface Attribute {
  name: string;
  /** Counted from 1. */
  line: number;
  /** Without its quotes; empty where there is none. */
  value: string;
  /** What is around the value. */
  quote: '"' | "'" | '';
  /** Its quote has no partner. */
  isOpen: boolean;
}

export interface Tag {
  kind: 'start' | 'end';
  /** In lowercase. */
  name: string;
  /** Counted from 1. */
  line: number;
  attributes: Attribute[];
  /** It ends with `/>`. */
  isClosed: boolean;
}

const NEXT = /<!--[^]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-z][^\s/>="']*)/gi;
const ATTRIBUTE = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)("|$)|'([^']*)('|$)|([^\s>]*)))?/y;
const END = /\s*(\/?)\s*(?:>|$)/y;

/** Their content is text, whatever it looks like. */
const RAW = /^(?:script|style|textarea|title)$/;

/**
 * Finds the tags of HTML.
 *
 * @param html - whatever the reader wrote
 * @returns the tags in order, without those in comments and scripts
 */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const next = new RegExp(NEXT);
  for (let found = next.exec(html); found; found = next.exec(html)) {
    const [, slash, tagName] = found;
    if (tagName === undefined) continue;
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
    tags.push({ kind, name, line, attributes, isClosed: end?.[1] === '/' });
    next.lastIndex = at + (end?.[0].length ?? 0);
    if (kind === 'start' && RAW.test(name)) next.lastIndex = rawEnd(html, next.lastIndex, name);
  }
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
  };
}

function lineAt(html: string, index: number): number {
  return html.slice(0, index).split('\n').length;
}

/** Where the end tag of an element begins whose content is text. */
function rawEnd(html: string, from: number, name: string): number {
  const end = html.slice(from).search(new RegExp(`</${name}`, 'i'));
  return end < 0 ? html.length : from + end;
}
