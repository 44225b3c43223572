import { VERSION, type LessonProgress, type Progress, type Try } from './progressModel';
import { isId, isObject, isTime, readDraft, readLast, readMark, readTry } from './readEntries';
import { readOwnText, type OwnData, type ParseFailure } from './readOwnText';
import { mergeTries } from './tries';

/** Tells the site's own text from any other JSON. */
const KIND = 'progress';

export type ParseResult =
  /** `dropped` counts the entries that made no sense; the rest was read without them. */
  { ok: true; progress: Progress; dropped: number } | { ok: false; reason: ParseFailure };

/**
 * Writes progress as JSON, both for storage and for a file. Equal progress gives equal text.
 *
 * @param progress - what is remembered
 * @param indent - spaces by which to indent; none writes one line
 * @returns the text
 */
export function serializeProgress(progress: Progress, indent = 0): string {
  return JSON.stringify(progressData(progress), null, indent);
}

/** @returns progress as plain data that JSON can hold */
export function progressData(progress: Progress): Record<string, unknown> {
  const { lessons, passed, drafts, tries, bookmarks, last } = progress;
  return {
    kind: KIND,
    version: VERSION,
    lessons: toObject(lessons),
    passed: toObject(passed),
    drafts: toObject(drafts),
    tries: toObject(tries),
    bookmarks: toObject(bookmarks),
    last,
  };
}

/**
 * Reads text that may come from anywhere. Nothing of it is trusted. Does not throw.
 *
 * @param text - what storage or a file held
 * @returns the progress in it, or why there is none
 */
export function parseProgress(text: string): ParseResult {
  const own = readProgressText(text);
  return own.ok ? { ok: true, ...readProgress(own.data) } : own;
}

/**
 * @param text - what storage or a file held
 * @returns the data in it, with which `readProgress` goes on, or why it is no progress
 */
export function readProgressText(text: string): OwnData {
  return readOwnText(text, KIND, VERSION);
}

/**
 * Each entry is rebuilt from the fields it should have, ids become keys of maps (never of objects).
 *
 * @param data - what `progressData` gave, or anything else
 * @returns the progress in it, and how many entries made no sense
 */
export function readProgress(data: Record<string, unknown>): {
  progress: Progress;
  dropped: number;
} {
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
  return { progress, dropped };
}

function readLesson(value: unknown): LessonProgress | undefined {
  if (!isObject(value) || !isTime(value.started)) return undefined;
  if (value.done === undefined) return { started: value.started };
  const done = readMark(value.done);
  return done && { started: value.started, done };
}

/** Tries that make no sense are left out; a list without one that does is none. */
function readTries(value: unknown): readonly Try[] | undefined {
  const tries = Array.isArray(value) ? value.flatMap((one) => readTry(one) ?? []) : [];
  return tries.length > 0 ? mergeTries(tries, []) : undefined;
}

/** Sorted, so that two tabs that hold the same write the same. */
export function toObject<T>(map: ReadonlyMap<string, T>): Record<string, T> {
  return Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
}
