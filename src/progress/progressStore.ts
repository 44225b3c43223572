import { createEntryStore, type StoreWindow } from './entries/entryStore';
import type { Entries, EntryChange } from './entries/entryKinds';
import { nextTime } from './entries/times';
import { keepContinue } from './keepContinue';

import { LAST, PROGRESS_KINDS, progressReader, type ProgressEntries } from './progressEntries';
import { PROGRESS_NAMESPACE } from './progressKeys';
import { EMPTY_PROGRESS, isEmpty, LIMITS, type Progress, type Try } from './progressModel';
import { isId } from './readEntries';
import { exerciseOfTry, tryId, weightOf } from './tries';

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
  /** The entries that progress is kept in. */
  entries: () => Entries<ProgressEntries>;
  /** Puts in entries of another copy of the progress. */
  add: (changes: readonly EntryChange<ProgressEntries>[]) => void;
  /** Key of an entry in the browser's storage. */
  keyOf: (kind: keyof ProgressEntries, id: string) => string;
  /** Reads everything anew, after storage was written past the store. */
  reread: () => void;
}

/**
 * @param browser - the window, absent where pages are prerendered
 * @param now - the device's clock, ms since 1970; may be wrong
 * @returns a store that reads storage when it is first asked
 */
export function createProgressStore(
  browser: StoreWindow | undefined,
  now: () => number = Date.now,
): ProgressStore {
  const options = { namespace: PROGRESS_NAMESPACE, kinds: PROGRESS_KINDS };
  const entryStore = createEntryStore(browser, options, now);
  const toProgress = progressReader();
  /** Ids of code that is too long to be kept. */
  const tooLong = new Set<string>();

  function change(
    id: string,
    decide: () => readonly EntryChange<ProgressEntries>[] | undefined,
  ): void {
    entryStore.update((isId(id) && decide()) || []);
  }

  /** What opening a lesson adds to it. */
  function start(id: string): EntryChange<ProgressEntries>[] {
    return entryStore.readThrough('started', id) === undefined
      ? [{ kind: 'started', id, value: nextTime(undefined, now()) }]
      : [];
  }

  function setDone(id: string, on: boolean): void {
    change(id, () => {
      const before = entryStore.readThrough('done', id);
      if ((before?.on ?? false) === on) return undefined;
      return [...start(id), { kind: 'done', id, value: { on, at: nextTime(before?.at, now()) } }];
    });
  }

  function setDraft(id: string, text: string | null): void {
    const fits = weightOf(text) <= LIMITS.draft;
    tooLong[fits ? 'delete' : 'add'](id);
    change(id, () => {
      const before = entryStore.readThrough('drafts', id);
      if (!fits || (before?.text ?? null) === text) return undefined;
      return [{ kind: 'drafts', id, value: { text, at: nextTime(before?.at, now()) } }];
    });
  }

  /** A try more, and one less where there are too many. */
  function withTry(exerciseId: string, checked: Omit<Try, 'at'>): EntryChange<ProgressEntries>[] {
    const own = [...entryStore.current().tries].filter(([id]) => exerciseOfTry(id) === exerciseId);
    const id = tryId(exerciseId, checked.text);
    const newest = Math.max(-1, ...own.map(([, { at }]) => at));
    const { text, passed, of } = checked;
    const value = { text, at: nextTime(newest < 0 ? undefined : newest, now()), passed, of };
    const oldest = own
      .filter(([other]) => other !== id)
      .sort(([, a], [, b]) => b.at - a.at)
      .slice(LIMITS.triesOfOne - 1);
    return [
      { kind: 'tries', id, value },
      ...oldest.map(([other]) => ({ kind: 'tries' as const, id: other, value: undefined })),
    ];
  }

  function getSnapshot(): Progress {
    const progress = toProgress(entryStore.current());
    return isEmpty(progress) ? EMPTY_PROGRESS : progress;
  }

  return {
    get notice() {
      if (entryStore.isUnsaved() || tooLong.size > 0) return 'not-saved';
      return entryStore.hasQuarantined() ? 'set-aside' : 'none';
    },
    subscribe: entryStore.subscribe,
    getSnapshot,
    markStarted: (lessonId) => change(lessonId, () => start(lessonId)),
    markDone: (lessonId) => setDone(lessonId, true),
    unmarkDone: (lessonId) => setDone(lessonId, false),
    passExercise: (id) =>
      change(id, () =>
        entryStore.readThrough('passed', id) === undefined
          ? [{ kind: 'passed', id, value: nextTime(undefined, now()) }]
          : undefined,
      ),
    saveDraft: setDraft,
    draftOf: (codeId) => entryStore.current().drafts.get(codeId)?.text ?? undefined,
    dropDraft: (codeId) => setDraft(codeId, null),
    addTry: (id, checked) =>
      change(id, () => (weightOf(checked.text) <= LIMITS.draft ? withTry(id, checked) : undefined)),
    toggleBookmark: (id) =>
      change(id, () => {
        const before = entryStore.readThrough('bookmarks', id);
        return [
          {
            kind: 'bookmarks',
            id,
            value: { on: !(before?.on ?? false), at: nextTime(before?.at, now()) },
          },
        ];
      }),
    visit: ({ slug, heading }) =>
      change(slug, () => {
        const at = nextTime(entryStore.readThrough('place', LAST)?.at, now());
        return [
          { kind: 'place', id: LAST, value: { slug, ...(isId(heading) && { heading }), at } },
        ];
      }),
    clear() {
      tooLong.clear();
      entryStore.clear();
    },
    entries: entryStore.current,
    add: entryStore.update,
    keyOf: entryStore.keyOf,
    reread: entryStore.reread,
  };
}

/** The progress of the visitor at this browser; empty where pages are prerendered. */
export const progressStore = createProgressStore(
  typeof window === 'undefined' ? undefined : window,
);

keepContinue(progressStore);
