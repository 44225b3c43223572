/** Finds mistakes in HTML that browsers silently correct. */
import * as texts from '../../../../texts/en/page/markup';
import { describeAttribute, describeTextInside } from './attributes';
import { findBrokenTag } from './brokenTags';
import { findDoubledTag } from './doubled';
import { isElement, isUnknown, meantTag } from './elements';
import { findWrongTag } from './pairs';
import { tagsOf, type Tag } from './tags';

export interface MarkupSlip {
  /** Explanation with code in backticks. */
  message: string;
  line: number;
}

/**
 * Finds the most likely mistake: a wrong quote or equals sign in an attribute, a malformed tag, a tag that
 * doesn't exist, has another purpose, or has text inside it, an unmatched or repeated tag, or overlapping
 * elements.
 *
 * @param html - the learner's HTML
 */
export function findMarkupSlip(html: string): MarkupSlip | undefined {
  const tags = tagsOf(html);
  for (const { attributes } of tags) {
    for (const attribute of attributes) {
      const message = describeAttribute(attribute, attributes);
      if (message !== undefined) return { message, line: attribute.line };
    }
  }
  return findBrokenTag(html) ?? findWord(tags) ?? firstOf(findWrongTag(tags), findDoubledTag(tags));
}

function firstOf(
  one: MarkupSlip | undefined,
  other: MarkupSlip | undefined,
): MarkupSlip | undefined {
  return one && other && other.line < one.line ? other : (one ?? other);
}

/** Elements with an address, besides `<link>`. */
const ADDRESSED = /^(?:a|area|base)$/;

/** Finds a misspelled element name, another tag that was meant to be an `<a>`, or text inside a tag. */
function findWord(tags: readonly Tag[]): MarkupSlip | undefined {
  for (const tag of tags) {
    const { kind, name, line, attributes } = tag;
    if (kind === 'end') continue;
    const has = (wanted: string) => attributes.some((attribute) => attribute.name === wanted);
    const isOther = name === 'link' ? !has('rel') : isElement(name) && !ADDRESSED.test(name);
    if (has('href') && (isOther || isUnknown(name))) return { message: texts.link(name), line };
    const meant = meantTag(name);
    const message = meant ? texts.unknown(name, meant) : describeTextInside(tag);
    if (message !== undefined) return { message, line };
  }
  return undefined;
}
