import { watchUnsavedWork } from '../site/unsavedWork';
import { createEntryStore, type StoreWindow } from './entries/entryStore';
import type { Entries, EntryChange } from './entries/entryKinds';
import { nextTime } from './entries/times';
import { syncContinue } from './continue/syncContinue';
import { LAST, PROGRESS_KINDS, progressReader, type ProgressEntries } from './progressEntries';
import { PROGRESS_NAMESPACE } from './progressKeys';
import { EMPTY_PROGRESS, isEmpty, LIMITS, type Progress, type Try } from './progressModel';
import { isId } from './readEntries';
import { exerciseOfTry, tryId, weightOf } from './tries';

/**
 * `set-aside`: stored data couldn't be parsed and is quarantined until it's deleted. `not-saved`: some
 * changes are lost when the page closes, because storage is blocked or full or a draft is too long.
 */
export type ProgressNotice = 'none' | 'set-aside' | 'not-saved';

/** Why a draft isn't saved: storage is full or blocked, or the text is too long. */
export type UnsavedReason = 'no-room' | 'too-long';

/**
 * Stores the reader's progress. No method throws: without storage, progress is kept until the page closes,
 * and `notice` is `not-saved`. Unknown ids are accepted; malformed ids (see `isId`) are ignored.
 */
export interface ProgressStore {
  readonly notice: ProgressNotice;
  /** Calls `listener` after every change to progress or `notice`; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Returns the current progress, as the same object until the progress changes. Components should call
   * `useProgress`.
   */
  getSnapshot: () => Progress;
  /** Records that a lesson was opened. Idempotent. */
  markStarted: (lessonId: string) => void;
  markDone: (lessonId: string) => void;
  /** Removes the "done" mark. The lesson still counts as started. */
  unmarkDone: (lessonId: string) => void;
  /** Records that an exercise was passed. Idempotent: keeps the time of the first pass. */
  passExercise: (exerciseId: string) => void;
  /**
   * Saves the reader's code. Writes to storage, so debounce calls. Text over `LIMITS.draft` isn't saved: the
   * previous draft stays in storage, and `notice` becomes `not-saved`.
   *
   * @param codeId - an exercise's id, or an example's (`ds-big-o/example-1`)
   */
  saveDraft: (codeId: string, text: string) => void;
  /** Returns the latest draft; `undefined` if there isn't one. */
  draftOf: (codeId: string) => string | undefined;
  /** Returns why the latest version of a draft isn't saved; `undefined` if it is, or if there's no draft. */
  whyUnsaved: (codeId: string) => UnsavedReason | undefined;
  /** Deletes a draft, which resets the code to the original. */
  dropDraft: (codeId: string) => void;
  /** Saves tested code with its result. Keeps the latest tries of each exercise, without duplicate code. */
  addTry: (exerciseId: string, checked: Omit<Try, 'at'>) => void;
  toggleBookmark: (lessonId: string) => void;
  /** Records the reader's place for the "Continue" button. */
  visit: (place: { slug: string; heading?: string }) => void;
  /** Deletes all progress, including quarantined text, in this tab and others. */
  clear: () => void;
  /** Returns progress as storage entries. */
  entries: () => Entries<ProgressEntries>;
  /** Writes entries to storage, for example when importing a file. */
  add: (changes: readonly EntryChange<ProgressEntries>[]) => void;
  /** Returns an entry's storage key. */
  keyOf: (kind: keyof ProgressEntries, id: string) => string;
  /** Rereads storage after code outside the store has written to it. */
  reread: () => void;
}

/**
 * Creates a store that reads storage on first use.
 *
 * @param browser - the window; `undefined` while prerendering
 * @param now - the device's clock, in ms since 1970; can be wrong
 */
export function createProgressStore(
  browser: StoreWindow | undefined,
  now: () => number = Date.now,
): ProgressStore {
  const options = { namespace: PROGRESS_NAMESPACE, kinds: PROGRESS_KINDS };
  const entryStore = createEntryStore(browser, options, now);
  const toProgress = progressReader();
  /** Drafts that are too long to save, by id. They last until the page closes. */
  const tooLong = new Map<string, string | null>();
  if (browser) watchUnsavedWork(() => tooLong.size > 0);

  function change(
    id: string,
    decide: () => readonly EntryChange<ProgressEntries>[] | undefined,
  ): void {
    entryStore.update((isId(id) && decide()) || []);
  }

  /** Returns the entry that records opening a lesson; an empty list if the lesson was opened before. */
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
    if (fits) tooLong.delete(id);
    else tooLong.set(id, text);
    change(id, () => {
      const before = entryStore.readThrough('drafts', id);
      if (!fits || (before?.text ?? null) === text) return undefined;
      return [{ kind: 'drafts', id, value: { text, at: nextTime(before?.at, now()) } }];
    });
  }

  /** Adds a try and removes the oldest ones over the limit. */
  function withTry(exerciseId: string, checked: Omit<Try, 'at'>): EntryChange<ProgressEntries>[] {
    const tries = [...entryStore.current().tries].filter(
      ([key]) => exerciseOfTry(key) === exerciseId,
    );
    const id = tryId(exerciseId, checked.text);
    const newest = Math.max(-1, ...tries.map(([, { at }]) => at));
    const { text, ...others } = checked;
    const value = { text, at: nextTime(newest < 0 ? undefined : newest, now()), ...others };
    const oldest = tries
      .filter(([key]) => key !== id)
      .sort(([, a], [, b]) => b.at - a.at)
      .slice(LIMITS.triesOfOne - 1);
    return [
      { kind: 'tries', id, value },
      ...oldest.map(([key]) => ({ kind: 'tries' as const, id: key, value: undefined })),
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
    draftOf: (codeId) =>
      tooLong.get(codeId) ?? entryStore.current().drafts.get(codeId)?.text ?? undefined,
    whyUnsaved(codeId) {
      if (tooLong.has(codeId)) return 'too-long';
      return entryStore.isUnsaved(entryStore.keyOf('drafts', codeId)) ? 'no-room' : undefined;
    },
    dropDraft: (codeId) => setDraft(codeId, null),
    addTry: (id, checked) =>
      change(id, () => (weightOf(checked.text) <= LIMITS.draft ? withTry(id, checked) : undefined)),
    toggleBookmark: (id) =>
      change(id, () => {
        // What the button shows, which can be older than what another tab has just stored.
        const on = !entryStore.current().bookmarks.get(id)?.on;
        const at = nextTime(entryStore.readThrough('bookmarks', id)?.at, now());
        return [{ kind: 'bookmarks', id, value: { on, at } }];
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

/** Progress saved in this browser; empty while prerendering. */
export const progressStore = createProgressStore(
  typeof window === 'undefined' ? undefined : window,
);

syncContinue(progressStore);
