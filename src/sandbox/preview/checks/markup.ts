/** Finds slips in HTML that a browser mends without a word. */
import { tagsOf, type Attribute, type Tag } from './tags';

export interface MarkupSlip {
  /** A sentence with code between backticks. */
  message: string;
  line: number;
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** Elements that may end without an end tag. */
const OPTIONAL =
  /^(?:html|head|body|p|li|dt|dd|option|optgroup|thead|tbody|tfoot|tr|td|th|caption|colgroup|rt|rp)$/;

/** A browser makes them where they aren't written, so an end tag alone is no slip. */
const IMPLIED = /^(?:html|head|body|tbody|p)$/;

/**
 * Finds the first slip: a quote of an attribute that isn't closed or isn't straight, or an end tag of another element.
 *
 * @param html - the reader's
 */
export function findMarkupSlip(html: string): MarkupSlip | undefined {
  const tags = tagsOf(html);
  for (const { attributes } of tags) {
    for (const attribute of attributes) {
      const message = describeQuotes(attribute, attributes);
      if (message !== undefined) return { message, line: attribute.line };
    }
  }
  return findWrongEnd(tags);
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

/** Whether a value goes on into other tags: to the end of the page, or to a quote that begins another value. */
function isLost(attribute: Attribute, all: readonly Attribute[]): boolean {
  const { value, isOpen } = attribute;
  const after = all.slice(all.indexOf(attribute) + 1);
  return isOpen || (/<\/?[a-z]/i.test(value) && after.some(({ name }) => /["'<]/.test(name)));
}

/** An end tag of an element that isn't open: of the innermost one that is, it takes the place of the end tag. */
function findWrongEnd(tags: readonly Tag[]): MarkupSlip | undefined {
  let open: Tag[] = [];
  /** Elements that had no end tag of their own, by the name of the one around them that ended. */
  const cut = new Map<string, Tag>();
  for (const tag of tags) {
    const { kind, name, line, isClosed } = tag;
    const place = open.findLastIndex((other) => other.name === name);
    const inner = cut.get(name) ?? open.at(-1);
    if (VOID.test(name) || isClosed) continue;
    if (kind === 'start') {
      open.push(tag);
    } else if (place >= 0) {
      const last = open.at(-1);
      if (last && place < open.length - 1 && !OPTIONAL.test(last.name)) cut.set(name, last);
      open = open.slice(0, place);
    } else if (inner && !hasEnd(inner, tags)) {
      const message = `\`<${inner.name}>\` is closed with \`</${name}>\`. It needs \`</${inner.name}>\`.`;
      return { message, line: inner.line };
    } else if (!IMPLIED.test(name)) {
      const message = `\`</${name}>\` doesn't close anything. Remove it, or look for the \`<${name}>\` that's missing above.`;
      return { message, line };
    }
  }
  return undefined;
}

/** Whether the end tag of an element is anywhere after it. */
function hasEnd(element: Tag, tags: readonly Tag[]): boolean {
  let depth = 1;
  for (const { kind, name } of tags.slice(tags.indexOf(element) + 1)) {
    if (name === element.name) depth += kind === 'start' ? 1 : -1;
    if (depth === 0) return true;
  }
  return false;
}
