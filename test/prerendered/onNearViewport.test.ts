/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { onNearViewport } from '../../src/prerendered/onNearViewport';
import { browserCanWatch, report, watchedCount } from './support/nearness';

let stop = () => {};

function watch(waitsForUse = false) {
  document.body.innerHTML = '<div><button>Press</button></div><p>Elsewhere</p>';
  const [box, elsewhere] = document.body.children as unknown as [Element, Element];
  const onNear = jest.fn();
  stop = onNearViewport(box, onNear, waitsForUse);
  return { box, elsewhere, button: box.children[0] as Element, onNear };
}

beforeEach(() => browserCanWatch(true));

afterEach(() => stop());

test('does not call back on its own, or for events elsewhere', async () => {
  const { box, elsewhere, onNear } = watch();
  await report(box, false);
  fireEvent.pointerDown(elsewhere);
  expect(onNear).not.toHaveBeenCalled();
});

test('calls back when the element comes near', async () => {
  const { box, onNear } = watch();
  await report(box, true);
  expect(onNear).toHaveBeenCalledTimes(1);
});

test.each(['pointerOver', 'pointerDown', 'touchStart', 'focusIn', 'click'] as const)(
  '%s inside calls back, even if its propagation is stopped',
  (sign) => {
    const { button, onNear } = watch();
    button.addEventListener(sign.toLowerCase(), (event) => event.stopPropagation());
    fireEvent[sign](button);
    expect(onNear).toHaveBeenCalledTimes(1);
  },
);

describe('if it waits until the page is used', () => {
  test.each(['pointerMove', 'pointerDown', 'touchStart', 'wheel', 'scroll', 'keyDown'] as const)(
    '%s anywhere starts to watch the element',
    async (event) => {
      const { box, elsewhere, onNear } = watch(true);
      expect(watchedCount()).toBe(0);
      fireEvent[event](event === 'scroll' ? document : elsewhere);
      expect(onNear).not.toHaveBeenCalled();
      await report(box, true);
      expect(onNear).toHaveBeenCalledTimes(1);
    },
  );

  test('an event inside calls back', () => {
    const { button, onNear } = watch(true);
    fireEvent.focusIn(button);
    expect(onNear).toHaveBeenCalledTimes(1);
  });

  test('a page that has been scrolled is in use', () => {
    Object.defineProperty(window, 'scrollY', { value: 100, configurable: true });
    watch(true);
    expect(watchedCount()).toBe(1);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  test('after cleanup, using the page starts nothing', () => {
    const { elsewhere } = watch(true);
    stop();
    fireEvent.pointerMove(elsewhere);
    expect(watchedCount()).toBe(0);
  });
});

test('after cleanup, events do nothing and no element is observed', () => {
  const { button, onNear } = watch();
  expect(watchedCount()).toBe(1);
  stop();
  fireEvent.click(button);
  expect(onNear).not.toHaveBeenCalled();
  expect(watchedCount()).toBe(0);
});

test('calls back immediately without IntersectionObserver', () => {
  browserCanWatch(false);
  const { onNear } = watch();
  expect(onNear).toHaveBeenCalledTimes(1);
});
