import { LAST_TIME } from './entries/times';
import { LIMITS, type Draft, type LastPlace, type Mark, type Try } from './progressModel';
import { weightOf } from './tries';

/** Slugs of headings have the letters of the lesson's language, and vowel signs in some. */
const ID = /^[\p{L}\d][\p{L}\p{M}\w.:/#-]*$/u;

/**
 * @param value - untrusted value
 * @returns true if the value is a well-formed id or slug, whether or not it exists
 */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LIMITS.id && ID.test(value);
}

/**
 * @returns the mark parsed from untrusted JSON data; `undefined` if it's invalid
 */
export function readMark(value: unknown): Mark | undefined {
  return isObject(value) && typeof value.on === 'boolean' && isTime(value.at)
    ? { on: value.on, at: value.at }
    : undefined;
}

/**
 * @returns the draft parsed from untrusted JSON data; `undefined` if it's invalid
 */
export function readDraft(value: unknown): Draft | undefined {
  if (!isObject(value) || !isTime(value.at)) return undefined;
  const { text, at } = value;
  const isText = text === null || (typeof text === 'string' && weightOf(text) <= LIMITS.draft);
  return isText ? { text, at } : undefined;
}

/**
 * @returns the try parsed from untrusted JSON data; `undefined` if it's invalid
 */
export function readTry(value: unknown): Try | undefined {
  if (!isObject(value) || !isTime(value.at)) return undefined;
  const { text, at, passed, of, mistake } = value;
  const isText = typeof text === 'string' && weightOf(text) <= LIMITS.draft;
  return isText && isTime(passed) && isTime(of) && passed <= of
    ? { text, at, passed, of, ...(isSentence(mistake) && { mistake }) }
    : undefined;
}

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LIMITS.mistake;
}

/**
 * @returns where the reader left off, parsed from untrusted JSON data; `undefined` if it's invalid
 */
export function readLast(value: unknown): LastPlace | undefined {
  if (!isObject(value) || !isId(value.slug) || !isTime(value.at)) return undefined;
  const { slug, heading, at } = value;
  return { slug, ...(isId(heading) && { heading }), at };
}

/** @returns true for a plain object, not `null` or an array */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns true for a valid time: an integer in ms since 1970 */
export function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= LAST_TIME;
}
