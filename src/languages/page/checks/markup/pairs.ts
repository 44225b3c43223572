/** Finds start and end tags that don't match. */
import * as texts from '../../../../texts/en/page/markup';
import { describeDoubled } from './doubled';
import { HEADING, isElement } from './elements';
import type { MarkupSlip } from './markup';
import { hasEnd, type Tag } from './tags';

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** Elements whose end tag is optional. */
const OPTIONAL =
  /^(?:html|head|body|p|li|dt|dd|option|optgroup|thead|tbody|tfoot|tr|td|th|caption|colgroup|rt|rp)$/;

/** Elements that browsers insert if their start tag is missing, so a lone end tag isn't a mistake. */
const IMPLIED = /^(?:html|tbody)$/;

const PAGE = /^(?:html|head|body)$/;

/** Elements that belong in `<head>`. */
const IN_HEAD = /^(?:title|meta|link|style|script|base|noscript|template|body)$/;

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
        return { message: texts.inHead(name), line };
      }
      const around = HEADING.test(name) ? open.findLast((other) => other.name === 'p') : undefined;
      if (around && hasEnd(around, tags)) return describeInParagraph(tag, around, tags);
      open.push(tag);
      continue;
    }
    const place = open.findLastIndex((other) => other.name === name);
    if (place >= 0) {
      const slip = findCutOff(open.slice(place + 1), name, tags);
      if (slip) return slip;
      open = open.slice(0, place);
    } else if (last && isOtherEnd(last, tag, tags)) {
      return describeOtherEnd(last, name);
    } else if (!IMPLIED.test(name)) {
      return describeStray(tag, tags);
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
    if (hasEnd(tag, tags)) return { message: texts.endsAfter(name, outer), line };
    if (OPTIONAL.test(name)) continue;
    const count = (kind: Tag['kind']) =>
      tags.filter((one) => one.name === outer && one.kind === kind).length;
    return count('end') > count('start') ? describeOtherEnd(tag, outer) : describeNoEnd(tag, tags);
  }
  return undefined;
}

/**
 * Returns true if an end tag without a start tag was probably meant for the innermost open element. Inside a
 * heading, that's also true of the end tag of a paragraph or another heading.
 */
function isOtherEnd(last: Tag, end: Tag, tags: readonly Tag[]): boolean {
  if (PAGE.test(last.name) && isElement(end.name)) return false;
  const next = tags[tags.indexOf(end) + 1];
  const isFollowed = next?.kind === 'end' && next.name === last.name;
  const isText = end.name === 'p' || HEADING.test(end.name);
  return !hasEnd(last, tags) || (HEADING.test(last.name) && isText && !isFollowed);
}

/** Describes a heading inside a paragraph. */
function describeInParagraph(heading: Tag, around: Tag, tags: readonly Tag[]): MarkupSlip {
  const { name, line } = heading;
  const [before, , end, after] = tags.slice(tags.indexOf(heading) - 1);
  let fix: Parameters<typeof texts.inParagraph>[1] = 'moveBefore';
  if (before !== around) fix = 'removeHeading';
  else if (around.hasText && line > around.line) fix = 'endParagraph';
  else if (!around.hasText && !end?.hasText && after?.name === 'p' && after.kind === 'end') {
    fix = 'removeParagraph';
  }
  return { message: texts.inParagraph(name, fix), line };
}

function describeOtherEnd({ name, line }: Tag, end: string): MarkupSlip {
  return { message: texts.otherEnd(name, end), line };
}

/** Describes an end tag without a start tag. */
function describeStray(tag: Tag, tags: readonly Tag[]): MarkupSlip {
  const { name, line, hasText } = tag;
  const next = tags[tags.indexOf(tag) + 1];
  const message =
    hasText && next?.kind === 'end' && next.name === name
      ? texts.isEndTag(name)
      : texts.noStart(name);
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
    ? texts.slashAfterName(name, `<${start}/>`)
    : texts.extraSlash(`<${start}/>`, `<${start}>`);
  return { message, line };
}

function describeNoEnd(tag: Tag, tags: readonly Tag[]): MarkupSlip {
  const { name, line } = tag;
  const before = tags[tags.indexOf(tag) - 1];
  if (before?.kind === 'end' && before.name === name && before.line === line && !tag.hasText) {
    return { message: texts.extra(name), line };
  }
  return describeDoubled(tag, tags) ?? { message: texts.needsEnd(name), line };
}
