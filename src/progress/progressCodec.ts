import { VERSION, type LessonProgress, type Progress, type Try } from './progressModel';
import { isId, isObject, isTime, readDraft, readLast, readMark, readTry } from './readEntries';
import { readOwnText, type OwnData } from './readOwnText';
import { mergeTries } from './tries';

/** Marks a file as exported by this site. */
const KIND = 'progress';

/** @returns progress as JSON-serializable data */
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
 * Parses untrusted text and checks its kind and version, but not its entries.
 *
 * @param text - contents of a file
 * @returns data for `readProgress`, or the reason it isn't progress
 */
export function readProgressText(text: string): OwnData {
  return readOwnText(text, KIND, VERSION);
}

/**
 * Reads progress from untrusted data. Copies only known fields, and stores entries in maps instead of objects,
 * to prevent prototype pollution.
 *
 * @param data - output of `progressData`, or anything else
 * @returns the progress, and the number of invalid entries
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

/** Parses an exercise's tries. Skips invalid ones; returns `undefined` if none are left. */
function readTries(value: unknown): readonly Try[] | undefined {
  const tries = Array.isArray(value) ? value.flatMap((item) => readTry(item) ?? []) : [];
  return tries.length > 0 ? mergeTries(tries, []) : undefined;
}

/** Converts a map to an object with sorted keys, so that equal maps produce the same JSON. */
export function toObject<T>(map: ReadonlyMap<string, T>): Record<string, T> {
  return Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
}
