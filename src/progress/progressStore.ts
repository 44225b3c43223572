import { mergeTries, nextTime, weightOf } from './mergeProgress';
import { isId } from './progressCodec';
import { createProgressKeeper, type ProgressWindow } from './progressKeeper';
import { isBookmarked, LIMITS, type Progress, type Try } from './progressModel';

/**
 * `set-aside`: stored data could not be read and is under another key, until it is deleted. `not-saved`: something of what is in
 * memory is lost when the page is left, because storage is blocked or full or a draft is too long.
 */
export type ProgressNotice = 'none' | 'set-aside' | 'not-saved';

/**
 * What the reader does, remembered. No method throws: without storage all works until the page is left, and `notice`
 * says so. Ids may be unknown to the site, but those of the wrong form (see `isId`) are ignored.
 */
export interface ProgressStore {
  readonly notice: ProgressNotice;
  /** Calls `listener` after every change of progress or notice; returns the way to stop that. */
  subscribe: (listener: () => void) => () => void;
  /** The progress as it is now; the same object until it changes. In components use `useProgress`. */
  getSnapshot: () => Progress;
  /** The reader has opened a lesson; a second time changes nothing. */
  markStarted: (lessonId: string) => void;
  markDone: (lessonId: string) => void;
  /** Takes "done" back; the lesson stays started. */
  unmarkDone: (lessonId: string) => void;
  /** The reader's code has passed all tests of an exercise; the first time counts. */
  passExercise: (exerciseId: string) => void;
  /**
   * Keeps the reader's code. Writes to storage, so call it when typing pauses, not at each key. A text over
   * `LIMITS.draft` is not kept (the last one that fitted is), and `notice` says so.
   *
   * @param codeId - an exercise's id, or a lesson's id and an example's (`ds-big-o/example-1`)
   */
  saveDraft: (codeId: string, text: string) => void;
  /** The reader's code, if there is any. */
  draftOf: (codeId: string) => string | undefined;
  /** Forgets the reader's code: back to the original. */
  dropDraft: (codeId: string) => void;
  /** Keeps code that was checked, and how it did. The last tries of an exercise are kept, each code once. */
  addTry: (exerciseId: string, checked: Omit<Try, 'at'>) => void;
  toggleBookmark: (lessonId: string) => void;
  /** Remembers where the reader is, by slugs, for *continue*. */
  visit: (place: { slug: string; heading?: string }) => void;
  /** Deletes everything, in this and in other tabs, and what was set aside. */
  clear: () => void;
  /**
   * Puts in what another copy of the progress adds (see `progressFile.ts`).
   *
   * @param merge - gives the progress to go on with, or `undefined` to leave it as it is
   */
  merge: (merge: (current: Progress) => Progress | undefined) => void;
}

/**
 * @param browser - the window, absent where pages are prerendered
 * @param now - the device's clock, ms since 1970; may be wrong
 * @returns a store that reads storage when it is first asked
 */
export function createProgressStore(
  browser: ProgressWindow | undefined,
  now: () => number = Date.now,
): ProgressStore {
  const keeper = createProgressKeeper(browser);
  /** Ids of code that is too long to be kept. */
  const tooLong = new Set<string>();

  function change(
    id: string,
    decide: (current: Progress, at: number) => Partial<Progress> | undefined,
  ): void {
    keeper.update((current) => {
      const changed = isId(id) ? decide(current, nextTime(current, now())) : undefined;
      return changed && { ...current, ...changed };
    });
  }

  function setDone(lessonId: string, on: boolean): void {
    change(lessonId, ({ lessons }, at) => {
      const lesson = lessons.get(lessonId);
      return (lesson?.done?.on ?? false) === on
        ? undefined
        : { lessons: withEntry(lessons, lessonId, { started: at, ...lesson, done: { on, at } }) };
    });
  }

  function setDraft(codeId: string, text: string | null): void {
    const fits = weightOf(text) <= LIMITS.draft;
    tooLong[fits ? 'delete' : 'add'](codeId);
    change(codeId, ({ drafts }, at) =>
      fits && (drafts.get(codeId)?.text ?? null) !== text
        ? { drafts: withEntry(drafts, codeId, { text, at }) }
        : undefined,
    );
  }

  return {
    get notice() {
      if (keeper.isUnsaved() || tooLong.size > 0) return 'not-saved';
      return keeper.hasSetAside() ? 'set-aside' : 'none';
    },
    subscribe: keeper.subscribe,
    getSnapshot: keeper.current,
    markStarted: (lessonId) =>
      change(lessonId, ({ lessons }, at) =>
        lessons.has(lessonId)
          ? undefined
          : { lessons: withEntry(lessons, lessonId, { started: at }) },
      ),
    markDone: (lessonId) => setDone(lessonId, true),
    unmarkDone: (lessonId) => setDone(lessonId, false),
    passExercise: (exerciseId) =>
      change(exerciseId, ({ passed }, at) =>
        passed.has(exerciseId) ? undefined : { passed: withEntry(passed, exerciseId, at) },
      ),
    saveDraft: setDraft,
    draftOf: (codeId) => keeper.current().drafts.get(codeId)?.text ?? undefined,
    dropDraft: (codeId) => setDraft(codeId, null),
    addTry: (exerciseId, checked) =>
      change(exerciseId, ({ tries }, at) =>
        weightOf(checked.text) <= LIMITS.draft
          ? {
              tries: withEntry(
                tries,
                exerciseId,
                mergeTries([{ ...checked, at }], tries.get(exerciseId) ?? []),
              ),
            }
          : undefined,
      ),
    toggleBookmark: (lessonId) =>
      change(lessonId, (current, at) => ({
        bookmarks: withEntry(current.bookmarks, lessonId, {
          on: !isBookmarked(current, lessonId),
          at,
        }),
      })),
    visit: ({ slug, heading }) =>
      change(slug, (_current, at) => ({
        last: { slug, ...(isId(heading) && { heading }), at },
      })),
    clear() {
      tooLong.clear();
      keeper.clear();
    },
    merge: keeper.update,
  };
}

function withEntry<T>(map: ReadonlyMap<string, T>, id: string, entry: T): ReadonlyMap<string, T> {
  return new Map(map).set(id, entry);
}

/** The progress of the visitor at this browser; empty where pages are prerendered. */
export const progressStore = createProgressStore(
  typeof window === 'undefined' ? undefined : window,
);
