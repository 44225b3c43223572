import { COPIES_PREFIX } from '../../src/progress/entries/copyKeys';
import { QUARANTINE_PREFIX } from '../../src/progress/entries/storageKeys';
import {
  EMPTY_PROGRESS,
  hasPassed,
  isBookmarked,
  isEmpty,
  lessonState,
  LIMITS,
} from '../../src/progress/progressModel';
import { createProgressStore, type ProgressStore } from '../../src/progress/progressStore';
import { FakeDevice } from './support/FakeDevice';

let device: FakeDevice;

beforeEach(() => {
  device = new FakeDevice();
});

function openStore(clock = () => 1_800_000_000_000): ProgressStore {
  return createProgressStore(device.openTab(), clock);
}

/** Returns the lesson's state in the given store and in a newly opened one. */
function statesOf(store: ProgressStore, lessonId: string) {
  return [store, openStore()].map((one) => lessonState(one.getSnapshot(), lessonId));
}

describe('changes apply immediately and survive a reload', () => {
  test.each<[string, (store: ProgressStore) => void, string]>([
    ['never opened', () => undefined, 'new'],
    ['opened', (store) => store.markStarted('a'), 'started'],
    ['finished without being opened', (store) => store.markDone('a'), 'done'],
    [
      'finished, then opened again',
      (store) => {
        store.markDone('a');
        store.markStarted('a');
      },
      'done',
    ],
    [
      'finished by mistake',
      (store) => {
        store.markDone('a');
        store.unmarkDone('a');
      },
      'started',
    ],
    ['unmarked without having been done', (store) => store.unmarkDone('a'), 'new'],
  ])('a lesson %s', (_name, act, state) => {
    const store = openStore();
    act(store);
    expect(statesOf(store, 'a')).toEqual([state, state]);
  });

  test('a passed exercise stays passed', () => {
    openStore().passExercise('a');
    expect(hasPassed(openStore().getSnapshot(), 'a')).toBe(true);
    expect(hasPassed(openStore().getSnapshot(), 'b')).toBe(false);
  });

  test('a bookmark can be set and removed', () => {
    const store = openStore();
    store.toggleBookmark('a');
    expect(isBookmarked(openStore().getSnapshot(), 'a')).toBe(true);
    store.toggleBookmark('a');
    expect(isBookmarked(openStore().getSnapshot(), 'a')).toBe(false);
  });

  test('a draft can be saved, changed, and deleted', () => {
    const store = openStore();
    store.saveDraft('a/example-1', 'one');
    store.saveDraft('a/example-1', 'two');
    expect(openStore().draftOf('a/example-1')).toBe('two');
    store.dropDraft('a/example-1');
    expect(openStore().draftOf('a/example-1')).toBeUndefined();
    expect(store.draftOf('never')).toBeUndefined();
  });

  test('tries are saved newest first, without duplicate code', () => {
    const store = openStore();
    store.addTry('a', { text: 'one', passed: 0, of: 2 });
    store.addTry('a', { text: 'two', passed: 1, of: 2 });
    store.addTry('a', { text: 'one', passed: 2, of: 2 });
    expect(openStore().getSnapshot().tries.get('a')).toMatchObject([
      { text: 'one', passed: 2 },
      { text: 'two', passed: 1 },
    ]);
    store.addTry('b', { text: 'x'.repeat(LIMITS.draft), passed: 0, of: 1 });
    expect(store.getSnapshot().tries.has('b')).toBe(false);
  });

  test('an empty draft is saved', () => {
    openStore().saveDraft('a', '');
    expect(openStore().draftOf('a')).toBe('');
  });

  test('the last place is the latest visit', () => {
    const store = openStore();
    store.visit({ slug: 'stacks-and-queues', heading: 'a-queue' });
    store.visit({ slug: 'hash-maps' });
    expect(openStore().getSnapshot().last).toMatchObject({ slug: 'hash-maps' });
    expect(openStore().getSnapshot().last).not.toHaveProperty('heading');
  });
});

test.each(['eine-schleife-für-alles', 'حلقة', 'цикл', 'पहला-पाठ'])(
  'a place is kept at a heading in any language: %s',
  (heading) => {
    openStore().visit({ slug: 'hash-maps', heading });
    expect(openStore().getSnapshot().last).toMatchObject({ slug: 'hash-maps', heading });
  },
);

describe('ids', () => {
  test('unknown to the site are accepted', () => {
    openStore().markDone('a-lesson-of-tomorrow');
    expect(lessonState(openStore().getSnapshot(), 'a-lesson-of-tomorrow')).toBe('done');
  });

  test.each(['', ' ', '__proto__', '<b>', 'x'.repeat(LIMITS.id + 1)])(
    'that are malformed are ignored: %j',
    (id) => {
      const store = openStore();
      store.markDone(id);
      store.passExercise(id);
      store.saveDraft(id, 'x');
      store.addTry(id, { text: 'x', passed: 0, of: 1 });
      store.toggleBookmark(id);
      store.visit({ slug: id });
      expect(isEmpty(store.getSnapshot())).toBe(true);
      expect(device.stored.size).toBe(0);
    },
  );
});

describe('drafts', () => {
  test('a draft over the limit is not saved, and the previous one stays', () => {
    const store = openStore();
    store.saveDraft('a', 'short');
    store.saveDraft('a', 'x'.repeat(LIMITS.draft));
    expect(openStore().draftOf('a')).toBe('short');
    expect(store.notice).toBe('not-saved');
    expect(store.whyUnsaved('a')).toBe('too-long');
    // Until the page closes, the reader finds it where they left it.
    expect(store.draftOf('a')).toHaveLength(LIMITS.draft);
    store.saveDraft('a', 'short again');
    for (const one of [store, openStore()]) expect(one.draftOf('a')).toBe('short again');
    expect(store.notice).toBe('none');
  });

  test('the newest draft is saved even if the clock was once years ahead', () => {
    let now = Date.UTC(2099, 0);
    const store = openStore(() => now);
    const text = 'x'.repeat(LIMITS.draft - 2);
    for (let index = 0; index < 10; index++) store.saveDraft(`old-${index}`, text);
    now = Date.UTC(2027, 0);
    store.saveDraft('new', text);
    expect(store.draftOf('new')).toBe(text);
    expect(store.draftOf('old-0')).toBeUndefined();
    expect(store.draftOf('old-1')).toBe(text);
  });
});

test.each([
  ['1970', () => 0],
  ['the far future', () => 8.64e15],
])('a clock set to %s breaks nothing', (_name, clock) => {
  const store = openStore(clock);
  store.markDone('a');
  store.unmarkDone('a');
  store.toggleBookmark('a');
  store.toggleBookmark('a');
  store.saveDraft('a', 'x');
  expect(statesOf(store, 'a')).toEqual(['started', 'started']);
  expect(isBookmarked(openStore().getSnapshot(), 'a')).toBe(false);
  expect(openStore().draftOf('a')).toBe('x');
  expect(store.notice).toBe('none');
});

describe('a new visitor', () => {
  test('has nothing in storage', () => {
    const store = openStore();
    expect(store.getSnapshot()).toBe(EMPTY_PROGRESS);
    expect(store.notice).toBe('none');
    expect(device.stored.size).toBe(0);
  });

  test('has no progress while prerendering', () => {
    expect(createProgressStore(undefined).getSnapshot()).toBe(EMPTY_PROGRESS);
    expect(createProgressStore(undefined).notice).toBe('none');
  });
});

describe('storage that fails', () => {
  test.each(['isBlocked', 'isFull'] as const)(
    '%s: the store works until the page closes',
    (failure) => {
      device[failure] = true;
      const store = openStore();
      expect(store.notice).toBe('none');
      store.markDone('a');
      store.saveDraft('a', 'mine');
      expect(lessonState(store.getSnapshot(), 'a')).toBe('done');
      expect(store.draftOf('a')).toBe('mine');
      expect(store.notice).toBe('not-saved');
    },
  );

  test('is read although nothing can be removed from it', () => {
    openStore().markDone('a');
    device.stored.set(`${COPIES_PREFIX}1-import`, '[]');
    device.isUnremovable = true;
    const store = openStore();
    expect(lessonState(store.getSnapshot(), 'a')).toBe('done');
    store.clear();
    expect(isEmpty(store.getSnapshot())).toBe(true);
  });

  test('is null in some browsers', () => {
    const tab = { ...device.openTab(), addEventListener: jest.fn() };
    const store = createProgressStore({ ...tab, localStorage: null as unknown as Storage });
    store.markDone('a');
    store.clear();
    store.saveDraft('a', 'mine');
    expect(store.draftOf('a')).toBe('mine');
    expect(store.notice).toBe('not-saved');
  });

  test('is used again once it works', () => {
    const store = openStore();
    device.isFull = true;
    store.markDone('a');
    device.isFull = false;
    store.markDone('b');
    expect(store.notice).toBe('none');
    expect(statesOf(store, 'a')).toEqual(['done', 'done']);
  });

  test('keeps entries from before it was full', () => {
    openStore().markDone('a');
    device.isFull = true;
    const store = openStore();
    store.markDone('b');
    expect(statesOf(store, 'a')).toEqual(['done', 'done']);
    expect(statesOf(store, 'b')).toEqual(['done', 'new']);
  });
});

describe('two tabs', () => {
  let one: ProgressStore;
  let other: ProgressStore;

  beforeEach(() => {
    one = openStore();
    other = openStore();
    one.getSnapshot();
    other.getSnapshot();
  });

  test("see each other's changes", () => {
    const heard = jest.fn();
    const stop = other.subscribe(heard);
    one.markDone('a');
    expect(heard).toHaveBeenCalled();
    expect(lessonState(other.getSnapshot(), 'a')).toBe('done');
    heard.mockClear();
    stop();
    one.markDone('b');
    expect(heard).not.toHaveBeenCalled();
  });

  test('lose nothing when both write at the same time', () => {
    device.isSlow = true;
    one.saveDraft('a', 'mine');
    other.visit({ slug: 'hash-maps' });
    device.isSlow = false;
    device.deliver();
    for (const store of [one, other, openStore()]) {
      expect(store.draftOf('a')).toBe('mine');
      expect(store.getSnapshot().last?.slug).toBe('hash-maps');
    }
  });

  test("can undo each other's changes", () => {
    one.markDone('a');
    one.toggleBookmark('a');
    one.saveDraft('a', 'mine');
    other.unmarkDone('a');
    other.toggleBookmark('a');
    other.dropDraft('a');
    for (const store of [one, other, openStore()]) {
      expect(lessonState(store.getSnapshot(), 'a')).toBe('started');
      expect(isBookmarked(store.getSnapshot(), 'a')).toBe(false);
      expect(store.draftOf('a')).toBeUndefined();
    }
  });

  test.each<[string, () => void]>([
    ['in the other tab', () => other.clear()],
    [
      'from storage directly',
      () => [...device.stored.keys()].forEach((key) => device.write(key, null)),
    ],
  ])('drop entries that are deleted %s', (_name, remove) => {
    one.markDone('a');
    remove();
    expect(isEmpty(one.getSnapshot())).toBe(true);
    one.markDone('b');
    expect(statesOf(one, 'a')).toEqual(['new', 'new']);
  });

  test("do not answer each other's writes endlessly", () => {
    const write = jest.spyOn(device, 'change');
    one.markDone('a');
    expect(write.mock.calls.length).toBeLessThan(4);
  });

  test('do not touch other entries', () => {
    device.write('theme', 'dark');
    one.markDone('a');
    one.clear();
    expect([...device.stored]).toEqual([['theme', 'dark']]);
  });
});

test('the snapshot is the same object until something changes', () => {
  const store = openStore();
  store.markStarted('a');
  const before = store.getSnapshot();
  store.markStarted('a');
  store.unmarkDone('a');
  expect(store.getSnapshot()).toBe(before);
  store.markDone('a');
  expect(store.getSnapshot()).not.toBe(before);
});

describe('clear', () => {
  test('deletes all entries and quarantined text', () => {
    device.stored.set('/progress/passed/a', 'broken');
    device.stored.set(`${QUARANTINE_PREFIX}progress/before`, 'broken before');
    const store = openStore();
    store.markDone('a');
    store.clear();
    expect(isEmpty(store.getSnapshot())).toBe(true);
    expect(store.notice).toBe('none');
    expect(device.stored.size).toBe(0);
  });

  test('works if storage is blocked', () => {
    device.isBlocked = true;
    const store = openStore();
    store.markDone('a');
    store.clear();
    expect(isEmpty(store.getSnapshot())).toBe(true);
    expect(store.notice).toBe('none');
  });
});
