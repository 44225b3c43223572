import type { Difference } from '../../../../texts/en/page/differences';
import * as texts from '../../../../texts/en/page/elementTexts';
import type { Context } from '../elements/context';
import { matchesText } from '../elements/find';
import { collapseSpaces, nameOf } from '../elements/roles';
import { shorten, textOf } from '../elements/text';
import type { Subject } from '../vocabulary';

type TextClaims = Pick<
  Subject,
  'hasText' | 'hasNoOwnText' | 'hasName' | 'hasAttribute' | 'hasNoAttribute'
>;

/** Creates the assertions about an element's text, accessible name, and attributes. */
export function textClaims({ current, compare }: Context): TextClaims {
  function compareText(
    text: string,
    wanted: string | RegExp,
    messageFor: (difference: Difference | undefined) => string,
    described?: string,
  ): void {
    const expected = described ?? (typeof wanted === 'string' ? wanted : texts.matching(wanted));
    const received = text === '' ? texts.noText : text;
    const message = messageFor(differenceOf(text, wanted));
    compare(matchesText(text, wanted), message, expected, received);
  }

  return {
    hasText(text, described) {
      const { mirror, element } = current();
      compareText(textOf(mirror, element), text, texts.textDiffers, described);
    },
    hasNoOwnText() {
      const text = ownText(current().element);
      compare(text === '', texts.ownText, texts.noOwnText, shorten(text));
    },
    hasName(name, described) {
      const { mirror, element } = current();
      const actual = nameOf(mirror, element);
      compareText(actual, name, texts.nameDiffers, described);
    },
    hasAttribute(name, value, described) {
      const actual = current().element.getAttribute(name);
      const isMet = actual !== null && (value === undefined || matchesText(actual, value));
      const wanted = typeof value === 'string' ? `"${value}"` : String(value);
      const full =
        described === undefined ? `${name}=${wanted}` : texts.describedAttribute(name, described);
      const expected = value === undefined ? name : full;
      const received = actual === null ? texts.noAttribute(name) : `${name}="${actual}"`;
      const message = texts.attributeDiffers(name, smallDifference(actual, value));
      compare(isMet, message, expected, received);
    },
    hasNoAttribute(name) {
      const actual = current().element.getAttribute(name);
      const received = `${name}="${actual ?? ''}"`;
      compare(actual === null, texts.unwantedAttribute(name), texts.noAttribute(name), received);
    },
  };
}

/** Returns the text that's directly in an element, not in its children. */
function ownText({ childNodes }: Element): string {
  const own = [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return collapseSpaces(own.map(({ textContent }) => textContent).join(' '));
}

/** Returns how a text differs from the expected one; undefined if that can't be said in a few words. */
export function differenceOf(text: string, wanted: string | RegExp): Difference | undefined {
  if (typeof wanted !== 'string') return undefined;
  return partDifference(text, wanted) ?? smallDifference(text, wanted);
}

/** Returns the difference of two texts that differ only in capitalization or spaces. */
function smallDifference(text: unknown, wanted: unknown): Difference | undefined {
  if (typeof text !== 'string' || typeof wanted !== 'string') return undefined;
  const withoutSpaces = (all: string): string => all.replace(/\s/g, '');
  if (text.toLowerCase() === wanted.toLowerCase()) return { kind: 'capitals' };
  return withoutSpaces(text) === withoutSpaces(wanted) ? { kind: 'spaces' } : undefined;
}

/** Returns what a text is missing, or what's extra in it; undefined if it differs in another way. */
function partDifference(text: string, wanted: string): Difference | undefined {
  const shorter = Math.min(text.length, wanted.length);
  let start = 0;
  while (start < shorter && text[start] === wanted[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === wanted.at(-1 - end)) end += 1;
  if (start + end < shorter || shorter === 0) return undefined;
  const isExtra = text.length > wanted.length;
  const rest = (isExtra ? text : wanted).slice(start, end === 0 ? undefined : -end);
  if (rest.trim() === '') return undefined;
  return { kind: isExtra ? 'extra' : 'missing', part: shorten(rest.trim()) };
}
