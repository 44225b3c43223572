/** Finds mistakes in HTML that browsers silently correct. */
import { findBrokenTag } from './brokenTags';
import { meantTag } from './elements';
import { findDoubledTag, findWrongTag } from './pairs';
import { describeAttribute } from './quotes';
import { tagsOf, type Tag } from './tags';

export interface MarkupSlip {
  /** Explanation with code in backticks. */
  message: string;
  line: number;
}

/**
 * Finds the most likely mistake: a wrong quote or equals sign in an attribute, a malformed tag, a tag that
 * doesn't exist or has another purpose, an unmatched start or end tag, or overlapping elements.
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

/** Finds a misspelled element name, or a `<link>` that was meant to be an `<a>`. */
function findWord(tags: readonly Tag[]): MarkupSlip | undefined {
  for (const { kind, name, line, attributes } of tags) {
    if (kind === 'end') continue;
    const has = (wanted: string) => attributes.some((attribute) => attribute.name === wanted);
    if (name === 'link' && has('href') && !has('rel')) {
      return { message: 'A link is written with `<a>`, not with `<link>`.', line };
    }
    const tag = meantTag(name);
    if (tag !== undefined) return { message: `HTML has no \`<${name}>\`. Write \`${tag}\`.`, line };
  }
  return undefined;
}
