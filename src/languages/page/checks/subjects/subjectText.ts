import type { Context } from '../elements/context';
import { matchesText } from '../elements/find';
import { nameOf } from '../elements/roles';
import { shorten, textOf } from '../elements/text';
import type { Subject } from '../vocabulary';

type TextClaims = Pick<Subject, 'hasText' | 'hasName' | 'hasAttribute' | 'hasNoAttribute'>;

/** Creates the assertions about an element's text, accessible name, and attributes. */
export function textClaims({ current, compare }: Context): TextClaims {
  function compareText(
    text: string,
    wanted: string | RegExp,
    message: string,
    described?: string,
  ): void {
    const expected =
      described ?? (typeof wanted === 'string' ? wanted : `text that matches ${String(wanted)}`);
    const received = text === '' ? 'no text' : text;
    compare(matchesText(text, wanted), withDifference(message, text, wanted), expected, received);
  }

  return {
    hasText(text, described) {
      const { mirror, element } = current();
      compareText(textOf(mirror, element), text, 'The text is different.', described);
    },
    hasName(name, described) {
      const { mirror, element } = current();
      const actual = nameOf(mirror, element);
      compareText(actual, name, 'The accessible name is different.', described);
    },
    hasAttribute(name, value, described) {
      const actual = current().element.getAttribute(name);
      const isMet = actual !== null && (value === undefined || matchesText(actual, value));
      const wanted = typeof value === 'string' ? `"${value}"` : String(value);
      const full = described === undefined ? `${name}=${wanted}` : `${name}: ${described}`;
      const expected = value === undefined ? name : full;
      const received = actual === null ? `no ${name}` : `${name}="${actual}"`;
      const message = `The attribute \`${name}\` is different.${hintFor(actual, value)}`;
      compare(isMet, message, expected, received);
    },
    hasNoAttribute(name) {
      const actual = current().element.getAttribute(name);
      const received = `${name}="${actual ?? ''}"`;
      compare(
        actual === null,
        `The attribute \`${name}\` shouldn't be there.`,
        `no ${name}`,
        received,
      );
    },
  };
}

/**
 * Adds to a message how a text differs, if that can be said in a few words.
 *
 * @param message - a sentence that says that the texts are different
 */
export function withDifference(message: string, text: string, wanted: string | RegExp): string {
  const difference = typeof wanted === 'string' ? differenceOf(text, wanted) : undefined;
  return difference === undefined
    ? `${message}${hintFor(text, wanted)}`
    : message.replace('.', `: ${difference}.`);
}

/** Returns a hint, after a space, if two texts differ only in capitalization or spaces. */
function hintFor(text: unknown, wanted: unknown): string {
  if (typeof text !== 'string' || typeof wanted !== 'string') return '';
  const withoutSpaces = (all: string): string => all.replace(/\s/g, '');
  if (text.toLowerCase() === wanted.toLowerCase()) return ' Check your capitalization.';
  return withoutSpaces(text) === withoutSpaces(wanted) ? ' Check your spaces.' : '';
}

/** Describes what a text is missing, or what's extra in it; undefined if it differs in another way. */
function differenceOf(text: string, wanted: string): string | undefined {
  const shorter = Math.min(text.length, wanted.length);
  let start = 0;
  while (start < shorter && text[start] === wanted[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === wanted.at(-1 - end)) end += 1;
  if (start + end < shorter || shorter === 0) return undefined;
  const isExtra = text.length > wanted.length;
  const rest = (isExtra ? text : wanted).slice(start, end === 0 ? undefined : -end);
  if (rest.trim() === '') return undefined;
  const part = `"${shorten(rest.trim())}"`;
  return isExtra ? `there's an extra ${part}` : `${part} is missing`;
}
