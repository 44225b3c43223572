import { mergeProgress } from './mergeProgress';
import { parseProgress, serializeProgress, type ParseFailure } from './progressCodec';
import { hasPassed, isBookmarked, lessonState, type Progress } from './progressModel';
import type { ProgressStore } from './progressStore';

/** What an import changed; each is a number of entries. */
export interface ImportSummary {
  /** Lessons that are further than before: started, or done. */
  lessons: number;
  /** Exercises that count as passed now. */
  exercises: number;
  bookmarks: number;
  /** Code that was not on this device. */
  drafts: number;
  /** Code on this device that gave way to a newer version in the file. */
  replaced: number;
  /** Code in the file that gave way to a newer version on this device. */
  kept: number;
  /** Entries of the file that could not be read. */
  unreadable: number;
}

export type ImportResult =
  { ok: true; summary: ImportSummary } | { ok: false; reason: ParseFailure };

/**
 * @param today - the date in the file's name, in the device's own time zone
 * @returns a name for an exported file, such as `progress-2027-03-09.json`
 */
export function progressFileName(today: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `progress-${today.getFullYear()}-${part(today.getMonth() + 1)}-${part(today.getDate())}.json`;
}

/**
 * @param progress - what is remembered
 * @returns the text of a file that holds all of it, made to be read by people too
 */
export function progressFileText(progress: Progress): string {
  return `${serializeProgress(progress, 2)}\n`;
}

/**
 * Adds what a file holds to what is remembered; nothing is overwritten unless the file has a newer version of it.
 *
 * @param current - what is remembered
 * @param text - the file's text; may be anything
 * @returns the merged progress and what changed, or why the file was refused
 */
export function mergeFile(
  current: Progress,
  text: string,
): { progress: Progress; result: ImportResult } {
  const parsed = parseProgress(text);
  if (!parsed.ok) return { progress: current, result: parsed };
  const progress = mergeProgress(current, parsed.progress);
  const summary = { ...summarize(current, parsed.progress, progress), unreadable: parsed.dropped };
  return { progress, result: { ok: true, summary } };
}

/**
 * Merges an exported file into what a store remembers. Only the page that imports and exports has this code.
 *
 * @param store - of the progress
 * @param text - the file's text; may be anything
 * @returns what was added, or why the file was refused
 */
export function importProgress(store: Pick<ProgressStore, 'merge'>, text: string): ImportResult {
  let result: ImportResult | undefined;
  store.merge((current) => {
    const merged = mergeFile(current, text);
    result = merged.result;
    return merged.result.ok ? merged.progress : undefined;
  });
  return result ?? { ok: false, reason: 'not-progress' };
}

function summarize(
  before: Progress,
  file: Progress,
  after: Progress,
): Omit<ImportSummary, 'unreadable'> {
  const textIn = (progress: Progress, id: string) => progress.drafts.get(id)?.text ?? null;
  const drafts = { drafts: 0, replaced: 0, kept: 0 };
  for (const id of file.drafts.keys()) {
    const [old, offered, result] = [before, file, after].map((progress) => textIn(progress, id));
    if (old === null && result !== null) drafts.drafts++;
    else if (old !== result) drafts.replaced++;
    else if (offered !== null && offered !== result) drafts.kept++;
  }
  return {
    lessons: count(after.lessons, (id) => lessonState(before, id) !== lessonState(after, id)),
    exercises: count(after.passed, (id) => !hasPassed(before, id)),
    bookmarks: count(after.bookmarks, (id) => isBookmarked(before, id) !== isBookmarked(after, id)),
    ...drafts,
  };
}

function count(map: ReadonlyMap<string, unknown>, counts: (id: string) => boolean): number {
  return [...map.keys()].filter(counts).length;
}
