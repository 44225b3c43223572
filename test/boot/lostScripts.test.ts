/** @jest-environment jsdom */
import { LOST_SCRIPT_HANDLER } from '../../src/boot/lostScripts';

function run() {
  const script = document.createElement('script');
  script.textContent = LOST_SCRIPT_HANDLER;
  document.head.append(script);
}

function notice(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.scripts-failed:not([hidden])');
}

/** Does what a script does that has arrived. */
function arrive({ isEntry }: { isEntry: boolean }) {
  window.isBooted = isEntry;
  document.head.append(document.createElement('style'));
  document.head.lastElementChild?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  jest.useFakeTimers();
  window.isBooted = false;
  document.documentElement.className = 'js';
  document.body.innerHTML = '<p id="scripts-failed" class="scripts-failed" hidden>Failed.</p>';
});

test('a page whose scripts never arrive says so, and hides controls that need them', () => {
  run();
  jest.advanceTimersByTime(29_000);
  expect(notice()).toBeNull();
  jest.advanceTimersByTime(1_000);
  expect(notice()?.textContent).toBe('Failed.');
  expect(document.documentElement.className).toBe('');
});

test('a page whose scripts arrive says nothing', () => {
  run();
  arrive({ isEntry: true });
  jest.advanceTimersByTime(30_000);
  expect(notice()).toBeNull();
  expect(document.documentElement.className).toBe('js');
});

test('a page takes its notice back if the scripts arrive late', () => {
  run();
  jest.advanceTimersByTime(30_000);
  arrive({ isEntry: false });
  expect(notice()).not.toBeNull();
  arrive({ isEntry: true });
  expect(notice()).toBeNull();
  expect(document.documentElement.className).toBe('js');
});

test('a document that broke off says so even if it has no body', () => {
  document.body.remove();
  run();
  jest.advanceTimersByTime(30_000);
  expect(notice()?.textContent).toMatch(/^This page didn't load completely\./);
});
