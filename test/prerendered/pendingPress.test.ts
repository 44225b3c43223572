/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { endPressOn } from '../../src/prerendered/captureInput';
import { trackPendingPress } from '../../src/prerendered/pendingPress';

const HTML = '<a href="#x">Link</a><button type="button"><b>One</b></button><p>Text</p>';

function makeBox(): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = HTML;
  document.body.append(box);
  return box;
}

function find(box: Element, selector: string): HTMLElement {
  const found = box.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector} in the box.`);
  return found;
}

const MOUSE = { pointerType: 'mouse', button: 0 };

/** jsdom has no pointer events. */
function pointer(type: string, target: Element, { pointerType, button } = MOUSE) {
  const event = new MouseEvent(type, { bubbles: true, button });
  fireEvent(target, Object.assign(event, { pointerType }));
}

afterEach(() => document.body.replaceChildren());

test.each([
  [
    'a mouse on a button',
    'button',
    (target: Element) => pointer('pointerdown', target),
    'pointerup',
  ],
  [
    'a mouse within a button',
    'b',
    (target: Element) => pointer('pointerdown', target),
    'pointerup',
  ],
  ['a mouse on a link', 'a', (target: Element) => pointer('pointerdown', target), 'pointerup'],
  [
    'Space on a button',
    'button',
    (target: Element) => fireEvent.keyDown(target, { key: ' ' }),
    'keyup',
  ],
])('pending: %s', (_name, selector, begin, end) => {
  const box = makeBox();
  const endWatch = trackPendingPress(box);
  begin(find(box, selector));
  expect(endWatch()?.end).toBe(end);
});

test.each([
  ['nothing', () => undefined],
  ['a mouse on text', (box: Element) => pointer('pointerdown', find(box, 'p'))],
  [
    'the secondary mouse button',
    (box: Element) => pointer('pointerdown', find(box, 'button'), { ...MOUSE, button: 2 }),
  ],
  [
    'touch',
    (box: Element) =>
      pointer('pointerdown', find(box, 'button'), { ...MOUSE, pointerType: 'touch' }),
  ],
  ['Space on a link', (box: Element) => fireEvent.keyDown(find(box, 'a'), { key: ' ' })],
  ['Enter', (box: Element) => fireEvent.keyDown(find(box, 'button'), { key: 'Enter' })],
  [
    'a press that ended',
    (box: Element) => {
      pointer('pointerdown', find(box, 'button'));
      pointer('pointerup', document.body);
    },
  ],
  [
    'a canceled press',
    (box: Element) => {
      pointer('pointerdown', find(box, 'button'));
      pointer('pointercancel', find(box, 'button'));
    },
  ],
])('not pending: %s', (_name, happen) => {
  const box = makeBox();
  const endWatch = trackPendingPress(box);
  happen(box);
  expect(endWatch()).toBeNull();
});

test('stops tracking once its result was read', () => {
  const box = makeBox();
  const endWatch = trackPendingPress(box);
  endWatch();
  pointer('pointerdown', find(box, 'button'));
  expect(endWatch()).toBeNull();
});

test('a press clicks its control once if it ends there, and not elsewhere', () => {
  const box = makeBox();
  const button = find(box, 'button');
  const clicked = jest.fn();
  button.addEventListener('click', clicked);

  endPressOn(button, { control: button, end: 'pointerup' });
  pointer('pointerup', find(box, 'p'));
  pointer('pointerup', button);
  expect(clicked).not.toHaveBeenCalled();

  endPressOn(button, { control: button, end: 'pointerup' });
  pointer('pointerup', find(box, 'b'));
  pointer('pointerup', button);
  expect(clicked).toHaveBeenCalledTimes(1);
});
