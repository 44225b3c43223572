/** Finds mistakes in HTML that browsers silently correct. */
import { tagsOf, type Attribute, type Tag } from './tags';

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

/**
 * Finds the first mistake: an unclosed or curly attribute quote, or a mismatched end tag.
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

/**
 * Returns true if an attribute's value swallows other tags, up to the next attribute's quote or the end of
 * the page.
 */
function isLost(attribute: Attribute, all: readonly Attribute[]): boolean {
  const { value, isOpen } = attribute;
  const after = all.slice(all.indexOf(attribute) + 1);
  return isOpen || (/<\/?[a-z]/i.test(value) && after.some(({ name }) => /["'<]/.test(name)));
}

/**
 * Finds an end tag that doesn't match any open element. It's assumed to be meant for the innermost open
 * element, if that one has no end tag.
 */
function findWrongEnd(tags: readonly Tag[]): MarkupSlip | undefined {
  let open: Tag[] = [];
  /** Elements without an end tag, keyed by the name of the enclosing element whose end tag closed them. */
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

/** Returns true if the element has a matching end tag. */
function hasEnd(element: Tag, tags: readonly Tag[]): boolean {
  let depth = 1;
  for (const { kind, name } of tags.slice(tags.indexOf(element) + 1)) {
    if (name === element.name) depth += kind === 'start' ? 1 : -1;
    if (depth === 0) return true;
  }
  return false;
}
