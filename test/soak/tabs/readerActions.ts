import { createProgressStore, type ProgressStore } from '../../../src/progress/progressStore';

/** A reader's action in a tab, and the entries it can change. */
export interface ReaderAction {
  entries: readonly string[];
  act: (store: ProgressStore) => void;
}

/** Actions by name. Each gets an id and a number that no earlier action got, so that its text is unique. */
export const READER_ACTIONS: Readonly<Record<string, (id: string, count: number) => ReaderAction>> =
  {
    saveDraft: (id, count) => ({
      entries: [`drafts/${id}`],
      act: (store) => store.saveDraft(id, `text ${count}`),
    }),
    dropDraft: (id) => ({ entries: [`drafts/${id}`], act: (store) => store.dropDraft(id) }),
    markDone: (id) => ({ entries: lesson(id), act: (store) => store.markDone(id) }),
    unmarkDone: (id) => ({ entries: lesson(id), act: (store) => store.unmarkDone(id) }),
    markStarted: (id) => ({ entries: [`started/${id}`], act: (store) => store.markStarted(id) }),
    toggleBookmark: (id) => ({
      entries: [`bookmarks/${id}`],
      act: (store) => store.toggleBookmark(id),
    }),
    passExercise: (id) => ({ entries: [`passed/${id}`], act: (store) => store.passExercise(id) }),
    visit: (_id, count) => ({
      entries: ['place/last'],
      act: (store) => store.visit({ slug: `slug-${count}` }),
    }),
    addTry: (_id, count) => {
      const act = (store: ProgressStore) =>
        store.addTry(`x-${Math.floor(count / 4)}`, { text: `text ${count}`, passed: 0, of: 1 });
      const sample = createProgressStore(undefined);
      act(sample);
      return { entries: [...sample.entries().tries.keys()].map((id) => `tries/${id}`), act };
    },
  };

function lesson(id: string): string[] {
  return [`done/${id}`, `started/${id}`];
}
