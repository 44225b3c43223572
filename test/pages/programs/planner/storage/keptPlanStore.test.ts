/** @jest-environment jsdom */
import { PLAN_KEY } from '../../../../../src/progress/planKey';
import { createKeptPlanStore } from '../../../../../src/pages/programs/planner/storage/keptPlanStore';

afterEach(() => localStorage.clear());

function closedWindow(): Window {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  return {
    get localStorage() {
      return closed();
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as Window;
}

test('saves and deletes a text under its own key', () => {
  const store = createKeptPlanStore(window);
  expect(store.getSnapshot()).toBeNull();
  store.keep('a plan');
  expect(localStorage.getItem(PLAN_KEY)).toBe('a plan');
  expect(createKeptPlanStore(window).getSnapshot()).toBe('a plan');
  store.keep(null);
  expect(localStorage.getItem(PLAN_KEY)).toBeNull();
});

test('notifies subscribers of changes, including those of other tabs, until they unsubscribe', () => {
  const store = createKeptPlanStore(window);
  const listener = jest.fn();
  const stop = store.subscribe(listener);
  store.keep('a plan');
  window.dispatchEvent(new StorageEvent('storage', { key: PLAN_KEY }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  store.keep(null);
  window.dispatchEvent(new StorageEvent('storage', { key: PLAN_KEY }));
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  ['focus', () => window.dispatchEvent(new Event('focus'))],
  [
    'visibilitychange',
    () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  ],
])('rereads the plan on %s, because events can get lost', (_name, dispatch) => {
  const listener = jest.fn();
  const stop = createKeptPlanStore(window).subscribe(listener);
  dispatch();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test("ignores other entries' changes", () => {
  const listener = jest.fn();
  const stop = createKeptPlanStore(window).subscribe(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: '/progress/done/a' }));
  expect(listener).not.toHaveBeenCalled();
  stop();
});

test('with full storage, a plan is saved once there is room, unless another tab has saved one', () => {
  const store = createKeptPlanStore(window);
  const stop = store.subscribe(() => undefined);
  const fill = () =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
  let full = fill();
  store.keep('mine');
  full.mockRestore();
  store.reread();
  expect(localStorage.getItem(PLAN_KEY)).toBe('mine');
  full = fill();
  store.keep('mine, too');
  full.mockRestore();
  localStorage.setItem(PLAN_KEY, 'theirs');
  window.dispatchEvent(new StorageEvent('storage', { key: PLAN_KEY }));
  expect(store.getSnapshot()).toBe('theirs');
  expect(store.isUnsaved()).toBe(false);
  stop();
});

test('with blocked storage, the plan lasts as long as the page, and the store says so', () => {
  const store = createKeptPlanStore(closedWindow());
  expect(store.getSnapshot()).toBeNull();
  expect(store.isUnsaved()).toBe(false);
  store.keep('a plan');
  expect(store.getSnapshot()).toBe('a plan');
  expect(store.isUnsaved()).toBe(true);
  store.keep(null);
  expect(store.getSnapshot()).toBeNull();
  expect(store.isUnsaved()).toBe(false);
});

test('without a window, there is no plan', () => {
  expect(createKeptPlanStore(undefined).getSnapshot()).toBeNull();
});

test('notifies of changes made while the page was in the back/forward cache', () => {
  const store = createKeptPlanStore(window);
  const listener = jest.fn();
  const stop = store.subscribe(listener);
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalled();
  stop();
});
