import { LAST_TIME } from './entries/times';
import { LIMITS, type Draft, type LastPlace, type Mark, type Try } from './progressModel';
import { weightOf } from './tries';

/**
 * @param value - a candidate for an id or a slug
 * @returns whether it has the form of one; it need not exist
 */
export function isId(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= LIMITS.id && /^[a-z0-9][\w.:/#-]*$/i.test(value)
  );
}

/** A decision from text that may come from anywhere. */
export function readMark(value: unknown): Mark | undefined {
  return isObject(value) && typeof value.on === 'boolean' && isTime(value.at)
    ? { on: value.on, at: value.at }
    : undefined;
}

/** @returns the entry in what JSON held; `undefined` for what makes none */
export function readDraft(value: unknown): Draft | undefined {
  if (!isObject(value) || !isTime(value.at)) return undefined;
  const { text, at } = value;
  const isText = text === null || (typeof text === 'string' && weightOf(text) <= LIMITS.draft);
  return isText ? { text, at } : undefined;
}

/** @returns the entry in what JSON held; `undefined` for what makes none */
export function readTry(value: unknown): Try | undefined {
  if (!isObject(value) || !isTime(value.at)) return undefined;
  const { text, at, passed, of } = value;
  const isText = typeof text === 'string' && weightOf(text) <= LIMITS.draft;
  return isText && isTime(passed) && isTime(of) && passed <= of
    ? { text, at, passed, of }
    : undefined;
}

/** @returns the entry in what JSON held; `undefined` for what makes none */
export function readLast(value: unknown): LastPlace | undefined {
  if (!isObject(value) || !isId(value.slug) || !isTime(value.at)) return undefined;
  const { slug, heading, at } = value;
  return { slug, ...(isId(heading) && { heading }), at };
}

/** Whether a value from such text is an object with fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether such a value is a time, ms since 1970. */
export function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= LAST_TIME;
}
