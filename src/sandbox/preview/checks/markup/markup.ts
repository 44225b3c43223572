/** Finds mistakes in HTML that browsers silently correct. */
import { lineAt, tagsOf, type Attribute, type Tag } from './tags';

export interface MarkupSlip {
  /** Explanation with code in backticks. */
  message: string;
  line: number;
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** Elements whose end tag is optional. */
const OPTIONAL =
  /^(?:html|head|body|p|li|dt|dd|option|optgroup|thead|tbody|tfoot|tr|td|th|caption|colgroup|rt|rp)$/;

/** Elements that browsers insert if their start tag is missing, so a lone end tag isn't a mistake. */
const IMPLIED = /^(?:html|head|body|tbody|p)$/;

/** Headings. Inside one, a `</p>` without a `<p>` was probably meant to be the heading's end tag. */
const HEADING = /^h[1-6]$/;

/** Elements that can't be nested, so two start tags in a row are a mistake. */
const UNNESTABLE = /^(?:h[1-6]|a|button|label|form)$/;

/** Words that beginners write as tags, and the tags they mean. */
const MEANT: Readonly<Record<string, string>> = {
  heading: '<h1>',
  headline: '<h1>',
  paragraph: '<p>',
  para: '<p>',
  href: '<a href="…">',
  bold: '<strong>',
  italic: '<em>',
  list: '<ul>',
  item: '<li>',
};

/**
 * Finds the most likely mistake: an unclosed or curly quote around an attribute value, a backslash in an end
 * tag, a word that isn't a tag, a start or end tag without its counterpart, or elements that overlap.
 *
 * @param html - the learner's HTML
 */
export function findMarkupSlip(html: string): MarkupSlip | undefined {
  const tags = tagsOf(html);
  for (const { attributes } of tags) {
    for (const attribute of attributes) {
      const message = describeQuotes(attribute, attributes);
      if (message !== undefined) return { message, line: attribute.line };
    }
  }
  return findBrokenTag(html) ?? findWord(tags) ?? firstOf(findWrongTag(tags), findDoubledTag(html));
}

function firstOf(
  one: MarkupSlip | undefined,
  other: MarkupSlip | undefined,
): MarkupSlip | undefined {
  return one && other && other.line < one.line ? other : (one ?? other);
}

/** Finds a tag that HTML doesn't have, for which readers usually mean a different one. */
function findWord(tags: readonly Tag[]): MarkupSlip | undefined {
  const tag = tags.find(({ kind, name }) => kind === 'start' && Object.hasOwn(MEANT, name));
  if (!tag) return undefined;
  const { name, line } = tag;
  return { message: `HTML has no \`<${name}>\`. Write \`${MEANT[name]}\`.`, line };
}

/** Elements for which `< p>` is probably a mistake. With any other word, the `<` is probably text. */
const COMMON = 'h[1-6]|p|a|ul|ol|li|div|main|header|footer|section|nav|strong|em|button|form|label';

/** Tags that browsers show as text or repair. Each pattern captures the element's name. */
const BROKEN: readonly { pattern: RegExp; explain: (name: string, tag: string) => string }[] = [
  {
    pattern: /<\\([a-z][a-z0-9]*)>/i,
    explain: (name, tag) => `\`${tag}\` has a backslash. An end tag has a slash: \`</${name}>\`.`,
  },
  {
    pattern: new RegExp(`<\\s+(${COMMON})\\s*>`, 'i'),
    explain: (name, tag) => `\`${tag}\` has a space after the \`<\`. Remove it: \`<${name}>\`.`,
  },
  {
    pattern: new RegExp(`</\\s+(${COMMON})\\s*>`, 'i'),
    explain: (name, tag) => `\`${tag}\` has a space after the \`</\`. Remove it: \`</${name}>\`.`,
  },
  {
    pattern: new RegExp(`</(${COMMON})\\s*(?=<|$)`, 'i'),
    explain: (name) => `\`</${name}\` isn't complete. Add \`>\` after it.`,
  },
  {
    pattern: new RegExp(`</(${COMMON})\\s+[^<>\\s][^<>]*>`, 'i'),
    explain: (name, tag) =>
      `\`${tag}\` has more than a name. An end tag only has its name: \`</${name}>\`.`,
  },
];

/** Finds a tag that isn't written correctly, outside of scripts, styles, and comments. */
function findBrokenTag(html: string): MarkupSlip | undefined {
  // Replaces scripts, styles, and comments with spaces, so that the positions of other tags stay the same.
  const own = html.replace(/<(script|style)\b[^]*?<\/\1>|<!--[^]*?-->/gi, (raw) =>
    raw.replace(/[^\n]/g, ' '),
  );
  for (const { pattern, explain } of BROKEN) {
    const found = pattern.exec(own);
    if (found) {
      const message = explain(found[1] ?? '', found[0]);
      return { message, line: lineAt(html, found.index) };
    }
  }
  return undefined;
}

/** Matches a start tag, text, and the same start tag again with nothing after it. */
const DOUBLED =
  /<(p|li|dt|dd|td|th)(?:\s[^>]*)?>[^<]*\w[^<]*<\1>\s*(?:$|<\/(?!\1>)|<(?:\1|h[1-6])[\s>])/i;

/** Finds a start tag that was meant to be an end tag, for elements with an optional end tag. */
function findDoubledTag(html: string): MarkupSlip | undefined {
  const found = DOUBLED.exec(html);
  if (!found) return undefined;
  const message = describeDoubled((found[1] ?? '').toLowerCase());
  return { message, line: lineAt(html, found.index) };
}

function describeDoubled(name: string): string {
  return `Two \`<${name}>\` tags and no \`</${name}>\`: an end tag needs a slash, as in \`</${name}>\`.`;
}

function describeQuotes(attribute: Attribute, all: readonly Attribute[]): string | undefined {
  const { name, value, quote } = attribute;
  const curly = /^[“”„‟«»‘’‚‛]/.exec(quote === '' ? value : '') ?? /[“”’](?=\s*\/?>)/.exec(value);
  if (curly && (quote === '' || isLost(attribute, all))) {
    return `\`${curly[0]}\` is a curly quote. Put straight quotes around the value of \`${name}\`: \`${name}="…"\`.`;
  }
  if (quote !== '' && isLost(attribute, all)) {
    return `The quote before the value of \`${name}\` isn't closed. Add \`${quote}\` after the value.`;
  }
  return quote === '' && /["']$/.test(value)
    ? `The value of \`${name}\` ends with a quote but doesn't start with one. Add \`${value.slice(-1)}\` before it.`
    : undefined;
}

/**
 * Returns true if an attribute's value swallows other tags, up to the next attribute's quote or the end of
 * the page.
 */
function isLost(attribute: Attribute, all: readonly Attribute[]): boolean {
  const { value, isOpen } = attribute;
  const after = all.slice(all.indexOf(attribute) + 1);
  return isOpen || (/<\/?[a-z]/i.test(value) && after.some(({ name }) => /["'<]/.test(name)));
}

/** Finds a start or end tag without its counterpart, or elements that overlap. */
function findWrongTag(tags: readonly Tag[]): MarkupSlip | undefined {
  let open: Tag[] = [];
  for (const tag of tags) {
    const { kind, name, line, isClosed } = tag;
    if (VOID.test(name) || isClosed) continue;
    if (kind === 'start') {
      open.push(tag);
      continue;
    }
    const place = open.findLastIndex((other) => other.name === name);
    const last = open.at(-1);
    if (place >= 0) {
      const slip = findCutOff(open.slice(place + 1), name, tags);
      if (slip) return slip;
      open = open.slice(0, place);
    } else if (last && (!hasEnd(last, tags) || (name === 'p' && HEADING.test(last.name)))) {
      return describeOtherEnd(last, name);
    } else if (!IMPLIED.test(name)) {
      const message = `\`</${name}>\` doesn't close anything. Remove it, or look for the \`<${name}>\` that's missing above.`;
      return { message, line };
    }
  }
  const left = open.find(({ name }) => !OPTIONAL.test(name));
  return left && describeNoEnd(left, tags);
}

/**
 * Finds an element that is still open when the element around it ends.
 *
 * @param inner - the open elements, outermost first
 * @param outer - name of the element that ends
 */
function findCutOff(
  inner: readonly Tag[],
  outer: string,
  tags: readonly Tag[],
): MarkupSlip | undefined {
  for (const tag of inner) {
    const { name, line } = tag;
    if (hasEnd(tag, tags)) {
      const message = `\`<${name}>\` starts inside \`<${outer}>\` but ends after it. Move \`</${name}>\` before \`</${outer}>\`.`;
      return { message, line };
    }
    if (OPTIONAL.test(name)) continue;
    const count = (kind: Tag['kind']) =>
      tags.filter((one) => one.name === outer && one.kind === kind).length;
    return count('end') > count('start') ? describeOtherEnd(tag, outer) : describeNoEnd(tag, tags);
  }
  return undefined;
}

function describeOtherEnd({ name, line }: Tag, end: string): MarkupSlip {
  return { message: `\`<${name}>\` is closed with \`</${end}>\`. It needs \`</${name}>\`.`, line };
}

function describeNoEnd(tag: Tag, tags: readonly Tag[]): MarkupSlip {
  const { name, line } = tag;
  const next = tags[tags.indexOf(tag) + 1];
  const isDoubled = UNNESTABLE.test(name) && next?.name === name;
  const message = isDoubled
    ? describeDoubled(name)
    : `\`<${name}>\` needs an end tag. Add \`</${name}>\` after its content.`;
  return { message, line };
}

/** Returns true if the element has a matching end tag. */
function hasEnd(element: Tag, tags: readonly Tag[]): boolean {
  let depth = 1;
  for (const { kind, name } of tags.slice(tags.indexOf(element) + 1)) {
    if (name === element.name) depth += kind === 'start' ? 1 : -1;
    if (depth === 0) return true;
  }
  return false;
}
