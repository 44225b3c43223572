/** Finds start and end tags that don't match. */
import { isElement } from './elements';
import type { MarkupSlip } from './markup';
import type { Tag } from './tags';

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** Elements whose end tag is optional. */
const OPTIONAL =
  /^(?:html|head|body|p|li|dt|dd|option|optgroup|thead|tbody|tfoot|tr|td|th|caption|colgroup|rt|rp)$/;

/** Elements that browsers insert if their start tag is missing, so a lone end tag isn't a mistake. */
const IMPLIED = /^(?:html|tbody)$/;

const PAGE = /^(?:html|head|body)$/;

/** Elements that belong in `<head>`. */
const IN_HEAD = /^(?:title|meta|link|style|script|base|noscript|template|body)$/;

/** Headings. Inside one, a `</p>` without a `<p>` was probably meant to be the heading's end tag. */
const HEADING = /^h[1-6]$/;

/** Elements that can't be nested, so two start tags in a row are a mistake. */
const UNNESTABLE = /^(?:h[1-6]|a|button|label|form)$/;

/** Elements with an optional end tag that often have only text in them. */
const TEXT = /^(?:p|li|dt|dd|td|th)$/;

/** Finds a start or end tag without its counterpart, or elements that overlap. */
export function findWrongTag(tags: readonly Tag[]): MarkupSlip | undefined {
  let open: Tag[] = [];
  for (const tag of tags) {
    const { kind, name, line } = tag;
    if (VOID.test(name)) continue;
    const last = open.at(-1);
    if (kind === 'start') {
      if (tag.isClosed) {
        if (!isElement(name) || name === 'svg') continue;
        return describeSlash(
          tag,
          open.some((other) => other.name === name),
        );
      }
      if (last?.name === 'head' && !IN_HEAD.test(name) && hasEnd(last, tags)) {
        return { message: `\`<${name}>\` is inside \`<head>\`. Move it to \`<body>\`.`, line };
      }
      if (last?.name === 'p' && HEADING.test(name) && hasEnd(last, tags)) {
        const message = `\`<${name}>\` is inside \`<p>\`, which only has text in it. Move it before \`<p>\`.`;
        return { message, line };
      }
      open.push(tag);
      continue;
    }
    const place = open.findLastIndex((other) => other.name === name);
    if (place >= 0) {
      const slip = findCutOff(open.slice(place + 1), name, tags);
      if (slip) return slip;
      open = open.slice(0, place);
    } else if (last && isOtherEnd(last, name, tags)) {
      return describeOtherEnd(last, name);
    } else if (!IMPLIED.test(name)) {
      return describeStray(tag, tags);
    }
  }
  const left = open.find(({ name }) => !OPTIONAL.test(name));
  return left && describeNoEnd(left, tags);
}

/** Finds a start tag that's repeated, or that was meant to be an end tag. */
export function findDoubledTag(tags: readonly Tag[]): MarkupSlip | undefined {
  return tags.map((tag) => describeDoubled(tag, tags)).find((slip) => slip !== undefined);
}

function describeDoubled(tag: Tag, tags: readonly Tag[]): MarkupSlip | undefined {
  const { kind, name, hasText } = tag;
  const [second, third] = tags.slice(tags.indexOf(tag) + 1);
  if (kind === 'end' || second?.kind !== 'start' || second.name !== name) return undefined;
  const { line } = second;
  const isUnnestable = UNNESTABLE.test(name);
  const isPair = third?.kind === 'end' && third.name === name;
  const isExtra = hasText
    ? isPair && !second.hasText && (isUnnestable || /^(?:p|li)$/.test(name))
    : name === 'p' || (isUnnestable && isPair);
  if (isExtra) return { message: `There's an extra \`<${name}>\`. Remove it.`, line };
  const isOver = third?.kind !== 'start' || third.name === name || HEADING.test(third.name);
  const isEnd = isUnnestable
    ? !second.hasText || !hasEnd(second, tags)
    : TEXT.test(name) && hasText && !second.hasText && isOver;
  const message = `The second \`<${name}>\` should be the end tag. Write \`</${name}>\`.`;
  return isEnd ? { message, line } : undefined;
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

/** Returns true if an end tag without a start tag was probably meant for the innermost open element. */
function isOtherEnd(last: Tag, end: string, tags: readonly Tag[]): boolean {
  if (PAGE.test(last.name) && isElement(end)) return false;
  return !hasEnd(last, tags) || (end === 'p' && HEADING.test(last.name));
}

function describeOtherEnd({ name, line }: Tag, end: string): MarkupSlip {
  return { message: `\`<${name}>\` is closed with \`</${end}>\`. It needs \`</${name}>\`.`, line };
}

/** Describes an end tag without a start tag. */
function describeStray(tag: Tag, tags: readonly Tag[]): MarkupSlip {
  const { name, line, hasText } = tag;
  const next = tags[tags.indexOf(tag) + 1];
  const message =
    hasText && next?.kind === 'end' && next.name === name
      ? `\`</${name}>\` is an end tag. A start tag has no slash: \`<${name}>\`.`
      : `\`</${name}>\` doesn't close anything. Remove it, or look for the \`<${name}>\` that's missing above.`;
  return { message, line };
}

/**
 * Describes a tag such as `<p/>`, which browsers read as a start tag.
 *
 * @param isOpen - true if an element with that name is open, so the tag was probably meant to be its end tag
 */
function describeSlash({ name, line, attributes }: Tag, isOpen: boolean): MarkupSlip {
  const start = attributes.length > 0 ? `${name} …` : name;
  const message = isOpen
    ? `The slash of an end tag goes before the name. Write \`</${name}>\`, not \`<${start}/>\`.`
    : `\`<${start}/>\` has a slash at the end. Remove it: \`<${start}>\`.`;
  return { message, line };
}

function describeNoEnd(tag: Tag, tags: readonly Tag[]): MarkupSlip {
  const { name, line } = tag;
  const message = `\`<${name}>\` needs an end tag. Add \`</${name}>\` after its content.`;
  return describeDoubled(tag, tags) ?? { message, line };
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
