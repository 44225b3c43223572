import { mergeTries, trimProgress, weightOf } from './mergeProgress';
import {
  LAST_TIME,
  LIMITS,
  VERSION,
  type Draft,
  type LastPlace,
  type LessonProgress,
  type Mark,
  type Progress,
  type Try,
} from './progressModel';

/** Tells the site's own text from any other JSON. */
const KIND = 'progress';

export type ParseFailure =
  /** More characters than `LIMITS.text`. */
  | 'too-large'
  | 'not-json'
  /** JSON, but not made by this site. */
  | 'not-progress'
  /** Made by a later form of the site than this one. */
  | 'newer-version';

export type ParseResult =
  /** `dropped` counts the entries that made no sense; the rest was read without them. */
  { ok: true; progress: Progress; dropped: number } | { ok: false; reason: ParseFailure };

/**
 * Writes progress as JSON, both for storage and for a file. Equal progress gives equal text.
 *
 * @param progress - within the limits
 * @param indent - spaces by which to indent; none writes one line
 * @returns the text
 */
export function serializeProgress(progress: Progress, indent = 0): string {
  const { lessons, passed, drafts, tries, bookmarks, last } = progress;
  return JSON.stringify(
    {
      kind: KIND,
      version: VERSION,
      lessons: toObject(lessons),
      passed: toObject(passed),
      drafts: toObject(drafts),
      tries: toObject(tries),
      bookmarks: toObject(bookmarks),
      last,
    },
    null,
    indent,
  );
}

/**
 * Reads text that may come from anywhere. Nothing of it is trusted: each entry is rebuilt from the fields it should have,
 * ids become keys of maps (never of objects), and the limits hold. Does not throw.
 *
 * @param text - what storage or a file held
 * @returns the progress in it, or why there is none
 */
export function parseProgress(text: string): ParseResult {
  if (text.length > LIMITS.text) return { ok: false, reason: 'too-large' };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'not-json' };
  }
  if (!isObject(data) || data.kind !== KIND || !isTime(data.version)) {
    return { ok: false, reason: 'not-progress' };
  }
  if (data.version > VERSION) return { ok: false, reason: 'newer-version' };

  let dropped = 0;
  function readMap<T>(source: unknown, read: (value: unknown) => T | undefined): Map<string, T> {
    const map = new Map<string, T>();
    for (const [id, value] of Object.entries(isObject(source) ? source : {})) {
      const entry = isId(id) ? read(value) : undefined;
      if (entry === undefined) dropped++;
      else map.set(id, entry);
    }
    return map;
  }

  const last = data.last === null ? null : readLast(data.last);
  if (last === undefined) dropped++;
  const progress = {
    lessons: readMap(data.lessons, readLesson),
    passed: readMap(data.passed, (at) => (isTime(at) ? at : undefined)),
    drafts: readMap(data.drafts, readDraft),
    tries: readMap(data.tries, readTries),
    bookmarks: readMap(data.bookmarks, readMark),
    last: last ?? null,
  };
  return { ok: true, progress: trimProgress(progress), dropped };
}

/**
 * @param value - a candidate for an id or a slug
 * @returns whether it has the form of one; it need not exist
 */
export function isId(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= LIMITS.id && /^[a-z0-9][\w.:/#-]*$/i.test(value)
  );
}

function readLesson(value: unknown): LessonProgress | undefined {
  if (!isObject(value) || !isTime(value.started)) return undefined;
  if (value.done === undefined) return { started: value.started };
  const done = readMark(value.done);
  return done && { started: value.started, done };
}

function readMark(value: unknown): Mark | undefined {
  return isObject(value) && typeof value.on === 'boolean' && isTime(value.at)
    ? { on: value.on, at: value.at }
    : undefined;
}

function readDraft(value: unknown): Draft | undefined {
  if (!isObject(value) || !isTime(value.at)) return undefined;
  const { text, at } = value;
  const isText = text === null || (typeof text === 'string' && weightOf(text) <= LIMITS.draft);
  return isText ? { text, at } : undefined;
}

/** Tries that make no sense are left out; a list without one that does is none. */
function readTries(value: unknown): readonly Try[] | undefined {
  const tries = Array.isArray(value) ? value.flatMap((one) => readTry(one) ?? []) : [];
  return tries.length > 0 ? mergeTries(tries, []) : undefined;
}

function readTry(value: unknown): Try | undefined {
  if (!isObject(value) || !isTime(value.at)) return undefined;
  const { text, at, passed, of } = value;
  const isText = typeof text === 'string' && weightOf(text) <= LIMITS.draft;
  return isText && isTime(passed) && isTime(of) && passed <= of
    ? { text, at, passed, of }
    : undefined;
}

function readLast(value: unknown): LastPlace | undefined {
  if (!isObject(value) || !isId(value.slug) || !isTime(value.at)) return undefined;
  const { slug, heading, at } = value;
  return { slug, ...(isId(heading) && { heading }), at };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= LAST_TIME;
}

/** Sorted, so that two tabs that hold the same write the same. */
function toObject<T>(map: ReadonlyMap<string, T>): Record<string, T> {
  return Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
}
