/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { whenWanted } from '../../src/prerendered/whenWanted';
import { browserCanWatch, report, watchedCount } from './support/nearness';

let stop = () => {};

function watch() {
  document.body.innerHTML = '<div><button>Press</button></div><p>Elsewhere</p>';
  const [box, elsewhere] = document.body.children as unknown as [Element, Element];
  const onWanted = jest.fn();
  stop = whenWanted(box, onWanted);
  return { box, elsewhere, button: box.children[0] as Element, onWanted };
}

beforeEach(() => browserCanWatch(true));

afterEach(() => stop());

test('nothing is wanted by itself, nor by what happens elsewhere', async () => {
  const { box, elsewhere, onWanted } = watch();
  await report(box, false);
  fireEvent.pointerDown(elsewhere);
  expect(onWanted).not.toHaveBeenCalled();
});

test('what comes near is wanted', async () => {
  const { box, onWanted } = watch();
  await report(box, true);
  expect(onWanted).toHaveBeenCalledTimes(1);
});

test.each(['pointerOver', 'pointerDown', 'touchStart', 'focusIn', 'click'] as const)(
  '%s within is a sign, even where it is stopped on its way up',
  (sign) => {
    const { button, onWanted } = watch();
    button.addEventListener(sign.toLowerCase(), (event) => event.stopPropagation());
    fireEvent[sign](button);
    expect(onWanted).toHaveBeenCalledTimes(1);
  },
);

test('after the end no sign counts, and nothing is watched', () => {
  const { button, onWanted } = watch();
  expect(watchedCount()).toBe(1);
  stop();
  fireEvent.click(button);
  expect(onWanted).not.toHaveBeenCalled();
  expect(watchedCount()).toBe(0);
});

test('in a browser that cannot tell what is near, all is wanted at once', () => {
  browserCanWatch(false);
  const { onWanted } = watch();
  expect(onWanted).toHaveBeenCalledTimes(1);
});
