import { isReminding } from '../../../src/progress/reviews/reviewModel';
import { createProgressStore } from '../../../src/progress/progressStore';
import { createReviewStore } from '../../../src/progress/reviews/reviewStore';
import { FakeDevice } from '../support/FakeDevice';
import { MEMORY } from '../support/reviewSamples';

let device: FakeDevice;

beforeEach(() => {
  device = new FakeDevice();
});

const openStore = (clock = () => 1_800_000_000_000) => createReviewStore(device.openTab(), clock);

const difficultyOf = (store: ReturnType<typeof openStore>, id = 'a') =>
  store.getSnapshot().cards.get(id)?.difficulty;

test('nothing is stored before the first rating', () => {
  const store = openStore();
  expect(store.getSnapshot().cards.size).toBe(0);
  expect(device.stored.size).toBe(0);
});

test('a rating applies immediately, survives a reload, and is replaced by the next one', () => {
  const store = openStore();
  store.keep('a', { ...MEMORY, difficulty: 3 });
  expect(difficultyOf(openStore())).toBe(3);
  store.keep('a', { ...MEMORY, difficulty: 4 });
  expect([difficultyOf(store), difficultyOf(openStore())]).toEqual([4, 4]);
});

test('a rating is saved after the clock was set back', () => {
  openStore(() => 2_000_000_000_000).keep('a', { ...MEMORY, difficulty: 3 });
  openStore(() => 1_000_000_000_000).keep('a', { ...MEMORY, difficulty: 4 });
  expect(difficultyOf(openStore())).toBe(4);
});

test('a malformed id is ignored', () => {
  const store = openStore();
  store.keep('<b>', MEMORY);
  expect(store.getSnapshot().cards.size).toBe(0);
});

test('reminders can be turned off and on', () => {
  openStore().remind(false);
  expect(isReminding(openStore().getSnapshot())).toBe(false);
  openStore().remind(true);
  expect(isReminding(openStore().getSnapshot())).toBe(true);
});

test('two tabs lose nothing when both write at the same time', () => {
  const [one, other] = [openStore(), openStore()];
  one.getSnapshot();
  other.getSnapshot();
  device.isSlow = true;
  one.keep('a', MEMORY);
  other.keep('b', MEMORY);
  device.isSlow = false;
  device.deliver();
  for (const store of [one, other, openStore()]) {
    expect([...store.getSnapshot().cards.keys()].sort()).toEqual(['a', 'b']);
  }
});

test('the progress store leaves reviews alone', () => {
  openStore().keep('a', MEMORY);
  const older = createProgressStore(device.openTab());
  older.markDone('lesson');
  older.clear();
  expect(difficultyOf(openStore())).toBe(MEMORY.difficulty);
});

test('the store works until the page closes if storage is blocked', () => {
  device.isBlocked = true;
  const store = openStore();
  store.keep('a', MEMORY);
  expect(difficultyOf(store)).toBe(MEMORY.difficulty);
  expect(store.isUnsaved).toBe(true);
});

test('clear deletes all reviews and quarantined text', () => {
  device.stored.set('/set-aside/reviews/hash', 'broken');
  const store = openStore();
  store.keep('a', MEMORY);
  expect(device.stored.size).toBe(2);
  store.clear();
  expect(device.stored.size).toBe(0);
  expect(store.getSnapshot().cards.size).toBe(0);
});
