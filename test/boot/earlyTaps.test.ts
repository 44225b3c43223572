/** @jest-environment jsdom */
import { EARLY_TAP_SCRIPT, replayEarlyTap } from '../../src/boot/earlyTaps';

/** As a page's document runs it: once, before anything else. */
beforeAll(() => {
  window.eval(EARLY_TAP_SCRIPT);
});

beforeEach(() => {
  document.body.innerHTML = `
    <button id="menu"><i>Menu</i></button><button id="switch">Switch</button>
    <a href="#main" id="link">Link</a>`;
});

afterEach(() => {
  delete window.earlyTap;
  document.documentElement.removeAttribute('data-hydrated');
});

function press(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** Hydrates the page: from now on presses are heard, and those from before are repeated. */
function hydrate(): string[] {
  const heard: string[] = [];
  document.body.addEventListener('click', ({ target }) => heard.push((target as Element).id));
  replayEarlyTap();
  return heard;
}

test('a button pressed before the page is hydrated is pressed once it is', () => {
  press('#switch');
  expect(hydrate()).toEqual(['switch']);
});

test('the button counts, whatever of it was hit', () => {
  press('#menu i');
  expect(hydrate()).toEqual(['menu']);
});

test('of several presses the last counts', () => {
  press('#menu');
  press('#switch');
  expect(hydrate()).toEqual(['switch']);
});

test.each([
  ['nothing was pressed', () => undefined],
  ['a link was, which works by itself', () => press('#link')],
])('nothing is pressed where %s', (_what, use) => {
  use();
  expect(hydrate()).toEqual([]);
});

test('a press of the hydrated page is not repeated', () => {
  const heard = hydrate();
  press('#switch');
  replayEarlyTap();
  expect(heard).toEqual(['switch']);
});

test('a form is not sent by the browser, which would load the page anew', () => {
  document.body.innerHTML = '<form><button>Start</button></form>';
  const form = document.querySelector('form');
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  form?.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
});

test('a button that is gone by then is left alone', () => {
  const button = document.querySelector('#switch');
  const onClick = jest.fn();
  press('#switch');
  button?.addEventListener('click', onClick);
  button?.remove();
  hydrate();
  expect(onClick).not.toHaveBeenCalled();
});
