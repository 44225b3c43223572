/** @jest-environment jsdom */
import { EARLY_TAP_SCRIPT, replayEarlyTap } from '../../src/boot/earlyTaps';

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

/**
 * Replays the last click before hydration. Returns the ids of the clicked elements; later clicks are added to
 * the same array.
 */
function hydrate(): string[] {
  const clicked: string[] = [];
  document.body.addEventListener('click', ({ target }) => clicked.push((target as Element).id));
  replayEarlyTap();
  return clicked;
}

test('a click before hydration is replayed after it', () => {
  press('#switch');
  expect(hydrate()).toEqual(['switch']);
});

test('a click on a child element counts as a click on its button', () => {
  press('#menu i');
  expect(hydrate()).toEqual(['menu']);
});

test('only the last of several clicks is replayed', () => {
  press('#menu');
  press('#switch');
  expect(hydrate()).toEqual(['switch']);
});

test.each([
  ['nothing was clicked', () => undefined],
  ['a link was clicked', () => press('#link')],
])('nothing is replayed if %s', (_case, act) => {
  act();
  expect(hydrate()).toEqual([]);
});

test('a click after hydration is not replayed', () => {
  const clicked = hydrate();
  press('#switch');
  replayEarlyTap();
  expect(clicked).toEqual(['switch']);
});

test('native form submission, which would reload the page, is prevented', () => {
  document.body.innerHTML = '<form><button>Start</button></form>';
  const form = document.querySelector('form');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  form?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

test('a removed button is not clicked', () => {
  const button = document.querySelector('#switch');
  const onClick = jest.fn();
  press('#switch');
  button?.addEventListener('click', onClick);
  button?.remove();
  hydrate();
  expect(onClick).not.toHaveBeenCalled();
});
