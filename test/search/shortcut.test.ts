/** @jest-environment jsdom */
import { isSearchShortcut } from '../../src/search/shortcut';
import { slashKey } from '../../src/search/slashKey';

/** Presses a key on an element. Returns the result of `isSearchShortcut` for the event. */
function press(html: string, key: KeyboardEventInit, preventFirst = false): boolean {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-target]') ?? document.body;
  let result: boolean | undefined;
  function onKeyDown(event: KeyboardEvent) {
    result = isSearchShortcut(event);
  }
  function preventDefault(event: Event) {
    if (preventFirst) event.preventDefault();
  }
  target.addEventListener('keydown', preventDefault);
  document.addEventListener('keydown', onKeyDown);
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }));
  target.removeEventListener('keydown', preventDefault);
  document.removeEventListener('keydown', onKeyDown);
  if (result === undefined) throw new Error('The key did not reach the document.');
  return result;
}

function setPlatform(platform: string) {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
}

const INPUT = '<input data-target>';
const SLASH = { key: '/' };

test.each([
  ['/ on the page', '', SLASH, true],
  ['/ typed with Shift, as on some keyboard layouts', '', { key: '/', shiftKey: true }, true],
  ['/ on a button', '<button data-target></button>', SLASH, true],
  ['/ on non-editable content', '<p contenteditable="false" data-target></p>', SLASH, true],
  ['/ in an input', INPUT, SLASH, false],
  ['/ in a text area', '<textarea data-target></textarea>', SLASH, false],
  ['/ in a select', '<select data-target></select>', SLASH, false],
  ['/ in an editor', '<div contenteditable="true"><p data-target></p></div>', SLASH, false],
  [
    '/ in an editor with an empty contenteditable attribute',
    '<div contenteditable data-target></div>',
    SLASH,
    false,
  ],
  ['Alt+/', '', { key: '/', altKey: true }, false],
  ['Ctrl+/', '', { key: '/', ctrlKey: true }, false],
  ['k', '', { key: 'k' }, false],
  ['Ctrl+K', '', { key: 'k', ctrlKey: true }, true],
  ['Ctrl+K with Caps Lock', '', { key: 'K', ctrlKey: true }, true],
  ['Cmd+K', '', { key: 'k', metaKey: true }, true],
  ['Ctrl+K in an input', INPUT, { key: 'k', ctrlKey: true }, true],
  ['Cmd+K in an input', INPUT, { key: 'k', metaKey: true }, true],
  ['Ctrl+Shift+K, a browser shortcut', '', { key: 'K', ctrlKey: true, shiftKey: true }, false],
  ['Ctrl+Alt+K', '', { key: 'k', ctrlKey: true, altKey: true }, false],
  ['Ctrl+J', '', { key: 'j', ctrlKey: true }, false],
])('%s', (_what, html, key, expected) => {
  setPlatform('Linux x86_64');
  expect(press(html, key)).toBe(expected);
});

test.each([
  ['Ctrl+K does not open search', { key: 'k', ctrlKey: true }, false],
  ['Cmd+K opens search', { key: 'k', metaKey: true }, true],
])('on a Mac, %s', (_what, key, expected) => {
  setPlatform('MacIntel');
  expect(press(INPUT, key)).toBe(expected);
});

test('a key event with its default prevented is ignored', () => {
  expect(press('', SLASH, true)).toBe(false);
  expect(press('', { key: 'k', metaKey: true }, true)).toBe(false);
});

test('/ in an editor inside a shadow tree is not a shortcut', () => {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<div contenteditable="true"></div><button></button>';
  const results: boolean[] = [];
  function onKeyDown(event: KeyboardEvent) {
    results.push(isSearchShortcut(event));
  }
  document.addEventListener('keydown', onKeyDown);
  for (const part of shadow.children) {
    part.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true }));
  }
  document.removeEventListener('keydown', onKeyDown);
  expect(results).toEqual([false, true]);
});

const BUTTON = '<button data-target></button>';

test.each([false, true])('with blocked storage (%s), / can be turned off and on', (isClosed) => {
  if (isClosed) {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Closed', 'SecurityError');
      });
    }
  }
  slashKey.switchTo(false);
  expect(press(BUTTON, SLASH)).toBe(false);
  expect(press(BUTTON, { key: 'k', metaKey: true })).toBe(true);
  slashKey.switchTo(true);
  expect(press(BUTTON, SLASH)).toBe(true);
});
