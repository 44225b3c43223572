import { LIMITS } from '../../src/progress/progressModel';
import { createProgressStore } from '../../src/progress/progressStore';
import { hasUnsavedWork } from '../../src/site/unsavedWork';
import { FakeDevice } from './support/FakeDevice';

test("code that's too long or has no room counts as unsaved work until it's stored", () => {
  const device = new FakeDevice();
  const store = createProgressStore(device.openTab(), () => 1_800_000_000_000);
  store.saveDraft('a', 'short');
  expect(hasUnsavedWork()).toBe(false);
  store.saveDraft('a', 'x'.repeat(LIMITS.draft + 1));
  expect(hasUnsavedWork()).toBe(true);
  store.saveDraft('a', 'short again');
  expect(hasUnsavedWork()).toBe(false);
  device.isFull = true;
  store.saveDraft('b', 'no room');
  expect(hasUnsavedWork()).toBe(true);
  device.isFull = false;
  store.saveDraft('c', 'room');
  expect(hasUnsavedWork()).toBe(false);
});
