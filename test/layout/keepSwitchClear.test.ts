/** @jest-environment jsdom */
import { keepSwitchClear } from '../../src/layout/keepSwitchClear';

const isAway = () => document.documentElement.classList.contains('switch-away');

/** What is at every point of the window, but for the switch. */
let behind: Element;
let button: HTMLElement;
/** Where the lines of every text are. */
let lines: DOMRect;

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.className = '';
  document.body.innerHTML =
    '<div>Margin</div><p id="text">Text</p><a href="#wide">A whole card</a><pre><code>code</code></pre>' +
    '<section data-keep-clear><p id="in">Result</p></section><button>Switch</button>';
  button = document.querySelector('button') as HTMLElement;
  behind = document.querySelector('div') as Element;
  for (const element of document.querySelectorAll('*:not(a)')) {
    element.getClientRects = () => [new DOMRect(-10, -10, 20, 20)] as unknown as DOMRectList;
  }
  lines = new DOMRect(-10, -10, 20, 20);
  // jsdom lays nothing out.
  Range.prototype.getClientRects = () => [lines] as unknown as DOMRectList;
  document.elementsFromPoint = () => [button, behind];
  scrollTo(0);
  keepSwitchClear(button);
  jest.runAllTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('while the page is scrolled down it is away, and back at rest', () => {
  expect(isAway()).toBe(false);
  scrollTo(200);
  expect(isAway()).toBe(true);
  jest.runAllTimers();
  expect(isAway()).toBe(false);
});

test('scrolled up it stays', () => {
  scrollTo(200);
  jest.runAllTimers();
  scrollTo(100);
  expect(isAway()).toBe(false);
});

test.each(['code', '#in'])('at rest over %s it stays away, until that has gone', (selector) => {
  behind = document.querySelector(selector) as Element;
  scrollTo(200);
  jest.runAllTimers();
  expect(isAway()).toBe(true);
  behind = document.querySelector('div') as Element;
  scrollTo(190);
  jest.runAllTimers();
  expect(isAway()).toBe(false);
});

test('on the way down it does not rest on text, a little way up it does', () => {
  behind = document.querySelector('#text') as Element;
  scrollTo(200);
  jest.runAllTimers();
  expect(isAway()).toBe(true);
  scrollTo(190);
  jest.runAllTimers();
  expect(isAway()).toBe(false);
});

test('a text that ends before it leaves the rest of its line free', () => {
  behind = document.querySelector('#text') as Element;
  lines = new DOMRect(-500, -10, 300, 20);
  scrollTo(200);
  jest.runAllTimers();
  expect(isAway()).toBe(false);
});

test('a link that takes clicks for more than its own box is not in its way', () => {
  behind = document.querySelector('a') as Element;
  document.body.click();
  jest.runAllTimers();
  expect(isAway()).toBe(false);
  behind.getClientRects = () => [new DOMRect(-10, -10, 20, 20)] as unknown as DOMRectList;
  document.body.click();
  jest.runAllTimers();
  expect(isAway()).toBe(true);
});

test('what a press brings below it makes it go', () => {
  behind = document.querySelector('#in') as Element;
  document.body.click();
  jest.runAllTimers();
  expect(isAway()).toBe(true);
});

test.each([
  ['from the left', (x: number) => x <= 2],
  ['from the right', (x: number) => x >= 46],
  ['from above', (_x: number, y: number) => y <= 2],
  ['from below', (_x: number, y: number) => y >= 46],
])('what reaches under its edge %s makes it go', (_name, isCode) => {
  const code = document.querySelector('code') as Element;
  code.getClientRects = () => [new DOMRect(0, 0, 48, 48)] as unknown as DOMRectList;
  button.getBoundingClientRect = () => new DOMRect(0, 0, 48, 48);
  document.elementsFromPoint = (x, y) => (isCode(x, y) ? [button, code] : [button, behind]);
  document.body.click();
  jest.runAllTimers();
  expect(isAway()).toBe(true);
});
