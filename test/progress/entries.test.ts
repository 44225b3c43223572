import { createEntryStore } from '../../src/progress/entries/entryStore';
import { COPIES_PREFIX, COPY_LIFE } from '../../src/progress/entries/copyKeys';
import { QUARANTINE_PREFIX } from '../../src/progress/entries/storageKeys';
import { isBookmarked, isEmpty, lessonState, LIMITS } from '../../src/progress/progressModel';
import { createProgressStore, type ProgressStore } from '../../src/progress/progressStore';
import { FakeDevice } from './support/FakeDevice';
import type { FakeTab } from './support/FakeTab';

const NOW = 1_800_000_000_000;
const DRAFT_A = '/progress/drafts/a';

let device: FakeDevice;

beforeEach(() => {
  device = new FakeDevice();
});

function openTab(clock = () => NOW): { tab: FakeTab; store: ProgressStore } {
  const tab = device.openTab();
  const store = createProgressStore(tab, clock);
  store.getSnapshot();
  return { tab, store };
}

/** Opens a tab with a namespace whose entries are plain text. */
const openNotes = () =>
  createEntryStore<{ notes: string }>(
    device.openTab(),
    {
      namespace: 'notebook',
      kinds: {
        notes: { most: 9, read: (data) => data as string, timeOf: () => 0 },
      },
    },
    () => NOW,
  );

const openStore = (clock?: () => number) => openTab(clock).store;
const setAsideKeys = () =>
  [...device.stored.keys()].filter((key) => key.startsWith(QUARANTINE_PREFIX));

describe('one key per entry', () => {
  test('a change writes only its own key', () => {
    const store = openStore();
    store.markDone('a');
    store.saveDraft('a/example-1', 'x');
    const write = jest.spyOn(device, 'change');
    store.toggleBookmark('b');
    expect(write.mock.calls.map(([key]) => key)).toEqual(['/progress/bookmarks/b']);
    expect([...device.stored.keys()].sort()).toEqual([
      '/progress/bookmarks/b',
      '/progress/done/a',
      '/progress/drafts/a/example-1',
      '/progress/started/a',
    ]);
  });

  test('a busy tab with a stale view overwrites nothing from another tab', () => {
    const [one, other] = [openTab(), openTab()];
    device.isSlow = true;
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) one.store.saveDraft(id, 'mine');
    one.store.addTry('x', { text: 'one', passed: 0, of: 1 });
    one.store.markDone('lesson');
    // Crashes the tab, so that it can't write its own changes again.
    device.close(one.tab);
    other.store.saveDraft('g', 'other');
    other.store.addTry('x', { text: 'two', passed: 0, of: 1 });
    other.store.markStarted('lesson');
    const later = openStore();
    expect([...later.getSnapshot().drafts.keys()].sort()).toEqual([...'abcdefg']);
    expect(later.getSnapshot().tries.get('x')).toHaveLength(2);
    expect(lessonState(later.getSnapshot(), 'lesson')).toBe('done');
  });
});

describe('an entry that another tab has just written', () => {
  test('is not overwritten by an earlier write that failed', () => {
    const { tab, store } = openTab();
    device.isFull = true;
    store.saveDraft('a', 'old');
    device.isFull = false;
    device.isSlow = true;
    openStore(() => NOW + 1).saveDraft('a', 'newer');
    tab.see();
    store.markDone('b');
    expect(openStore().draftOf('a')).toBe('newer');
  });

  test('is not deleted as the oldest', () => {
    for (let index = 0; index < LIMITS.drafts; index++) {
      device.stored.set(`/progress/drafts/d${index}`, `{"text":"x","at":${NOW + index}}`);
    }
    const { tab, store } = openTab(() => NOW + LIMITS.drafts);
    device.isSlow = true;
    openStore(() => NOW + LIMITS.drafts).saveDraft('d0', 'newer');
    tab.see();
    store.saveDraft('one-more', 'x');
    expect(openStore().draftOf('one-more')).toBe('x');
    expect(openStore().draftOf('d0')).toBe('newer');
  });
});

describe('full storage', () => {
  const fillDrafts = (count: number) => {
    for (let index = 0; index < count; index++) {
      device.stored.set(`/progress/drafts/d${index}`, `{"text":"x","at":${NOW + index}}`);
    }
  };

  test('deletes no saved draft for one that cannot be saved', () => {
    fillDrafts(LIMITS.drafts);
    const store = openStore(() => NOW + LIMITS.drafts);
    device.isFull = true;
    store.saveDraft('one-more', 'x');
    expect(store.draftOf('one-more')).toBe('x');
    expect(openStore().draftOf('d0')).toBe('x');
    device.isFull = false;
    store.markDone('b');
    expect(openStore().draftOf('one-more')).toBe('x');
    expect(openStore().getSnapshot().drafts.size).toBe(LIMITS.drafts);
  });

  test('deletes no saved try for one that cannot be saved', () => {
    let now = NOW;
    const store = openStore(() => now++);
    const tryOut = (text: string) => store.addTry('x', { text, passed: 0, of: 1 });
    const stored = () =>
      openStore()
        .getSnapshot()
        .tries.get('x')
        ?.map(({ text }) => text);
    ['1', '2', '3', '4', '5'].forEach(tryOut);
    device.isFull = true;
    tryOut('6');
    expect(stored()).toEqual(['5', '4', '3', '2', '1']);
    device.isFull = false;
    store.markDone('b');
    expect(stored()).toEqual(['6', '5', '4', '3', '2']);
    expect([...device.stored.keys()].filter((key) => key.includes('/tries/'))).toHaveLength(5);
  });

  test.each<[string, (store: ProgressStore) => void]>([
    ['in another tab', () => device.write('/copies/1-import', null)],
    ['on the same page', (store) => store.reread()],
  ])('is used as soon as there is room, which was made %s', (_name, makeRoom) => {
    const { tab, store } = openTab();
    device.isFull = true;
    store.saveDraft('a', 'mine');
    device.isFull = false;
    makeRoom(store);
    tab.focus();
    expect(openStore().draftOf('a')).toBe('mine');
    expect(store.whyUnsaved('a')).toBeUndefined();
  });

  test('does not stop another entry from being removed', () => {
    const store = openNotes();
    store.update([{ kind: 'notes', id: 'a', value: 'kept' }]);
    device.isFull = true;
    store.update([{ kind: 'notes', id: 'b', value: 'unsaved' }]);
    store.update([{ kind: 'notes', id: 'a', value: undefined }]);
    expect([...device.stored.keys()]).toEqual([]);
  });

  test('an entry is removed once what replaces it is saved', () => {
    const store = openNotes();
    store.update([{ kind: 'notes', id: 'a', value: 'kept' }]);
    device.isFull = true;
    store.update([
      { kind: 'notes', id: 'b', value: 'its successor' },
      { kind: 'notes', id: 'a', value: undefined },
    ]);
    expect([...store.current().notes.keys()]).toEqual(['b']);
    expect(openNotes().current().notes.get('a')).toBe('kept');
    device.isFull = false;
    store.update([]);
    expect([...openNotes().current().notes.keys()]).toEqual(['b']);
  });

  test("an entry that's waiting to be removed stays if another tab changes it", () => {
    const store = openNotes();
    store.update([{ kind: 'notes', id: 'a', value: 'kept' }]);
    device.isUnremovable = true;
    store.update([{ kind: 'notes', id: 'a', value: undefined }]);
    device.isUnremovable = false;
    openNotes().update([{ kind: 'notes', id: 'a', value: 'changed' }]);
    store.update([]);
    expect(store.current().notes.get('a')).toBe('changed');
  });
});

describe('a tab that has missed events', () => {
  test.each(['focus', 'visibilitychange'] as const)('catches up on %s', (type) => {
    const { tab, store } = openTab();
    store.saveDraft('a', 'old');
    store.saveDraft('b', 'same');
    device.isSlow = true;
    const other = openStore();
    other.saveDraft('a', 'new');
    other.toggleBookmark('a');
    tab.miss();
    const before = store.entries().drafts.get('b');
    tab.focus(type);
    expect(store.draftOf('a')).toBe('new');
    expect(isBookmarked(store.getSnapshot(), 'a')).toBe(true);
    expect(store.entries().drafts.get('b')).toBe(before);
  });

  test('keeps the same snapshot if it has missed nothing', () => {
    const { tab, store } = openTab();
    store.saveDraft('a', 'mine');
    const before = store.getSnapshot();
    tab.focus();
    expect(store.getSnapshot()).toBe(before);
  });

  test('keeps an unsaved entry only if it is the newest', () => {
    const { tab, store } = openTab();
    store.markDone('lesson');
    device.isFull = true;
    store.saveDraft('a', 'old');
    device.isFull = false;
    device.isSlow = true;
    openStore(() => NOW + 1).saveDraft('a', 'newer');
    tab.miss();
    tab.focus();
    expect(store.draftOf('a')).toBe('newer');
  });
});

test('a tab shows what is stored after another tab deleted everything else', () => {
  const { store } = openTab();
  store.saveDraft('a', 'mine');
  device.isSlow = true;
  openStore().clear();
  store.toggleBookmark('a');
  device.isFull = true;
  // This change isn't saved, so the bookmark stays in storage.
  store.toggleBookmark('a');
  device.isFull = false;
  device.deliver();
  store.markStarted('b');
  expect(store.getSnapshot().bookmarks.get('a')).toEqual({ on: false, at: NOW + 1 });
  expect(openStore().getSnapshot().bookmarks).toEqual(store.getSnapshot().bookmarks);
});

test('a bookmark becomes what its button said', () => {
  const { tab, store } = openTab();
  device.isSlow = true;
  openStore().toggleBookmark('a');
  // The tab can read the change, but hasn't been notified: its button still offers to set the bookmark.
  tab.see();
  store.toggleBookmark('a');
  expect(isBookmarked(openStore().getSnapshot(), 'a')).toBe(true);
});

test('3,000 changes from another tab are handled at once, and each is read once', () => {
  const { tab, store } = openTab();
  const heard = jest.fn(() => store.getSnapshot());
  store.subscribe(heard);
  device.isSlow = true;
  for (let index = 0; index < 3_000; index++) {
    device.change(`/progress/tries/x-${index}@1`, '{"text":"x","at":1,"passed":0,"of":1}');
  }
  tab.reads = 0;
  device.deliver();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(tab.reads).toBeLessThan(3_100);
  expect(store.entries().tries.size).toBe(3_000);
});

describe('an unreadable entry', () => {
  test('affects no other entry, and is quarantined', () => {
    openStore().saveDraft('a', 'mine');
    device.stored.set('/progress/drafts/b', '{"text":');
    const store = openStore();
    expect(store.draftOf('a')).toBe('mine');
    expect(store.notice).toBe('set-aside');
    expect(setAsideKeys()).toHaveLength(1);
  });

  test('does not delete the good copy of another tab, which restores it', () => {
    const { store } = openTab();
    store.saveDraft('a', 'mine');
    device.isSlow = true;
    device.stored.set(DRAFT_A, 'garbage');
    const other = openStore();
    expect(other.draftOf('a')).toBeUndefined();
    device.isSlow = false;
    device.write(DRAFT_A, 'garbage');
    for (const one of [store, other, openStore()]) expect(one.draftOf('a')).toBe('mine');
  });

  test('does not replace another one in quarantine', () => {
    for (const text of ['first', 'second', 'second']) {
      device.stored.set(DRAFT_A, text);
      openStore();
    }
    expect(setAsideKeys().map((key) => device.stored.get(key))).toEqual([
      JSON.stringify({ key: DRAFT_A, text: 'first', at: NOW }),
      JSON.stringify({ key: DRAFT_A, text: 'second', at: NOW }),
    ]);
  });

  test('that changes 60 times is quarantined twice: as it was first, and as it is now', () => {
    openStore();
    for (let count = 0; count < 60; count++) {
      device.write(DRAFT_A, `form of another version ${count}`);
    }
    expect(
      setAsideKeys().map((key) => JSON.parse(device.stored.get(key) ?? '') as { text: string }),
    ).toMatchObject([
      { text: 'form of another version 0' },
      { text: 'form of another version 59' },
    ]);
  });

  test('is quarantined with all others', () => {
    for (let count = 0; count < 60; count++) device.stored.set(`${DRAFT_A}${count}`, 'garbage');
    openStore();
    expect(setAsideKeys()).toHaveLength(60);
  });

  test('is not overwritten if there is no room to quarantine it', () => {
    // There's enough room to replace the garbage with the draft, but not to also keep a copy of the garbage.
    const garbage = 'garbage'.repeat(10);
    device.stored.set(DRAFT_A, garbage);
    device.room = DRAFT_A.length + garbage.length;
    const store = openStore();
    store.saveDraft('a', 'x');
    expect(device.stored.get(DRAFT_A)).toBe(garbage);
    expect(store.draftOf('a')).toBe('x');
    expect(store.notice).toBe('not-saved');
    device.room = Infinity;
    store.markDone('b');
    expect(openStore().draftOf('a')).toBe('x');
    expect(setAsideKeys()).toHaveLength(1);
  });

  test('of a newer version or another site stays untouched', () => {
    const foreign = { '/progress/drafts2/a': '1', '/site/progress/drafts/a': '2', theme: 'dark' };
    Object.entries(foreign).forEach(([key, text]) => device.stored.set(key, text));
    const store = openStore();
    store.markDone('a');
    expect(store.notice).toBe('none');
    store.clear();
    expect(Object.fromEntries(device.stored)).toEqual(foreign);
  });
});

describe('the back/forward cache', () => {
  test('a restored page does not undo a deletion of everything', () => {
    const { tab, store } = openTab();
    store.saveDraft('a', 'mine');
    tab.freeze();
    openStore().clear();
    tab.thaw();
    expect(isEmpty(store.getSnapshot())).toBe(true);
    store.markStarted('b');
    expect([...device.stored.keys()]).toEqual(['/progress/started/b']);
  });

  test('a restored page does not bring back an unsaved entry', () => {
    const { tab, store } = openTab();
    store.markDone('a');
    device.isFull = true;
    store.saveDraft('a', 'mine');
    tab.freeze();
    device.isFull = false;
    openStore().clear();
    tab.thaw();
    store.markStarted('b');
    expect(openStore().draftOf('a')).toBeUndefined();
  });

  test('a restored page sees changes from other tabs', () => {
    const { tab, store } = openTab();
    store.saveDraft('a', 'old');
    tab.freeze();
    openStore().saveDraft('a', 'new');
    tab.thaw();
    expect(store.draftOf('a')).toBe('new');
  });
});

describe('limits', () => {
  test('a time in the far future displaces no current entry, and does not stop the clock', () => {
    for (let index = 0; index < LIMITS.drafts; index++) {
      device.stored.set(`/progress/drafts/made-up-${index}`, '{"text":"x","at":8640000000000000}');
    }
    const store = openStore();
    store.saveDraft('mine', 'one');
    store.saveDraft('made-up-5', 'mine, too');
    store.saveDraft('other', 'two');
    const later = openStore();
    expect(['mine', 'made-up-5', 'other'].map(later.draftOf)).toEqual(['one', 'mine, too', 'two']);
    expect(later.getSnapshot().drafts.size).toBe(LIMITS.drafts);
    expect(later.getSnapshot().drafts.get('made-up-5')?.at).toBe(NOW);
  });

  test('a backup is deleted after 30 days', () => {
    const [old, young] = [NOW - COPY_LIFE - 1, NOW - COPY_LIFE + 1].map(
      (at) => `${COPIES_PREFIX}${at}-import`,
    );
    for (const key of [old, young]) device.stored.set(String(key), '[]');
    openStore();
    expect([...device.stored.keys()]).toEqual([young]);
  });
});
