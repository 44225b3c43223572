/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { MODE_SCRIPT, MODE_STORAGE_KEY, modeStorageManager } from '../../src/theme/mode';
import { setSystemPreference } from '../support/matchMedia';

type Mode = 'dark' | 'light';

/**
 * Stored values, and the preference that each one represents. `null` means no stored value or no preference.
 */
const STORED: readonly [stored: string | null, preference: Mode | null][] = [
  [null, null],
  ['dark', 'dark'],
  ['light', 'light'],
  ['', null],
  ['system', null],
  ['Dark', null],
  [' dark', null],
  ['"dark"', null],
  ['dark light', null],
  ['null', null],
  ['true', null],
  ['<script>', null],
];

function blockStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

/** Runs the inline script as a page would, and returns the root's classes. */
function runModeScript(): string[] {
  document.documentElement.className = '';
  runInNewContext(MODE_SCRIPT, {
    document,
    matchMedia: (query: string) => window.matchMedia(query),
    get localStorage() {
      return window.localStorage;
    },
  });
  return [...document.documentElement.classList];
}

function manager(key = MODE_STORAGE_KEY) {
  return modeStorageManager({ key, storageWindow: window });
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.documentElement.className = '';
});

test('the preference is stored under the specified key', () => {
  expect(MODE_STORAGE_KEY).toBe('theme');
});

describe.each([false, true])('with the system preference dark: %s', (prefersDark) => {
  const systemMode = prefersDark ? 'dark' : 'light';

  beforeEach(() => setSystemPreference(prefersDark));

  test.each(STORED)('script and storage manager both read %j as %s', (stored, preference) => {
    if (stored !== null) localStorage.setItem('theme', stored);
    expect(manager().get('system')).toBe(preference ?? 'system');
    expect(runModeScript()).toEqual(['js', preference ?? systemMode]);
    expect(localStorage.getItem('theme')).toBe(stored);
  });

  test('script and storage manager treat blocked storage as no preference', () => {
    blockStorage();
    expect(manager().get('system')).toBe('system');
    expect(runModeScript()).toEqual(['js', systemMode]);
  });
});

describe('writing', () => {
  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', null],
    ['', null],
    [undefined, null],
    [{ mode: 'dark' }, null],
  ])('set(%j) stores %j', (value, stored) => {
    manager().set(value);
    expect(localStorage.getItem('theme')).toBe(stored);
  });

  test('an invalid value does not overwrite a preference', () => {
    manager().set('dark');
    manager().set('system');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  test('other keys are not stored', () => {
    manager('mui-color-scheme-light').set('dark');
    expect(localStorage).toHaveLength(0);
    expect(manager('mui-color-scheme-light').get('light')).toBe('light');
  });

  test('blocked storage does not throw', () => {
    blockStorage();
    expect(() => manager().set('dark')).not.toThrow();
  });
});

describe('changes in another tab', () => {
  function dispatchStorage(key: string | null, newValue: string | null) {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }

  test.each([
    ['theme', 'dark', ['dark']],
    ['theme', 'light', ['light']],
    ['theme', 'blue', [undefined]],
    ['theme', null, [undefined]],
    [null, null, [undefined]],
    ['other', 'dark', []],
  ])('setting %j to %j notifies with %j', (key, newValue, received) => {
    const handler = jest.fn();
    const stop = manager().subscribe(handler);
    dispatchStorage(key, newValue);
    stop();
    dispatchStorage(key, newValue);
    expect(handler.mock.calls).toEqual(received.map((value) => [value]));
  });

  test('are ignored for other keys', () => {
    const handler = jest.fn();
    const stop = manager('mui-color-scheme-light').subscribe(handler);
    dispatchStorage('theme', 'dark');
    stop();
    expect(handler).not.toHaveBeenCalled();
  });
});

test('a page that was rendered ahead reads the preference again when it opens', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  localStorage.setItem(MODE_STORAGE_KEY, 'light');
  expect(runModeScript()).toEqual(['js', 'light']);
  localStorage.setItem(MODE_STORAGE_KEY, 'dark');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect([...document.documentElement.classList]).toEqual(['js', 'dark']);
  Reflect.deleteProperty(document, 'prerendering');
});
