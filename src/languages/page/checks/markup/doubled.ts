/** Finds tags and elements that are repeated. */
import * as texts from '../../../../texts/en/page/markup';
import { HEADING } from './elements';
import type { MarkupSlip } from './markup';
import { hasEnd, type Tag } from './tags';

/** Elements that can't be nested, so two start tags in a row are a mistake. */
const UNNESTABLE = /^(?:h[1-6]|a|button|label|form)$/;

/** Elements with an optional end tag that often have only text in them. */
const TEXT = /^(?:p|li|dt|dd|td|th)$/;

/** Elements that text can contain. */
const INLINE = /^(?:a|strong|em|b|i|span|code)$/;

/** Elements that a page has only one of. */
const ONCE = /^(?:html|head|title|body)$/;

/** Finds a repeated start tag, which might be meant as an end tag, or a second element such as `<title>`. */
export function findDoubledTag(tags: readonly Tag[]): MarkupSlip | undefined {
  const slips = tags.map((tag) => describeDoubled(tag, tags));
  return slips.find((slip) => slip !== undefined) ?? findSecond(tags);
}

/** Describes the start tag after this one, if it's extra or was meant to be an end tag. */
export function describeDoubled(tag: Tag, tags: readonly Tag[]): MarkupSlip | undefined {
  const { kind, name } = tag;
  const rest = tags.slice(tags.indexOf(tag) + 1);
  const place = rest.findIndex((other) => other.name === name || !INLINE.test(other.name));
  const [second, third] = place < 0 ? [] : rest.slice(place);
  const hasText = [tag, ...rest.slice(0, place)].some((one) => one.hasText);
  if (kind === 'end' || second?.kind !== 'start' || second.name !== name) return undefined;
  const { line } = second;
  const isUnnestable = UNNESTABLE.test(name);
  const isPair = third?.kind === 'end' && third.name === name;
  const isExtra = hasText
    ? isPair && !second.hasText && (isUnnestable || /^(?:p|li)$/.test(name))
    : name === 'p' || (isUnnestable && isPair);
  if (isExtra) return { message: texts.extra(name), line };
  const isOver = third?.kind !== 'start' || third.name === name || HEADING.test(third.name);
  const isEnd = isUnnestable
    ? !second.hasText || !hasEnd(second, tags)
    : TEXT.test(name) && hasText && !second.hasText && isOver;
  return isEnd ? { message: texts.shouldEnd(name), line } : undefined;
}

/** Finds a second element of a kind that a page has only one of. */
function findSecond(tags: readonly Tag[]): MarkupSlip | undefined {
  // `<svg>` can have its own `<title>`.
  if (tags.some(({ name }) => name === 'svg')) return undefined;
  const starts = tags.filter(({ kind, name }) => kind === 'start' && ONCE.test(name));
  const second = starts.find((tag) => starts.find(({ name }) => name === tag.name) !== tag);
  if (!second) return undefined;
  const { name, line } = second;
  const hasEndTag = tags.some((one) => one.kind === 'end' && one.name === name);
  const message = hasEndTag ? texts.second(name) : texts.shouldEnd(name);
  return { message, line };
}
