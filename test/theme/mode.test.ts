/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { MODE_SCRIPT, MODE_STORAGE_KEY, modeStorageManager } from '../../src/theme/mode';
import { setSystemPreference } from '../support/matchMedia';

type Mode = 'dark' | 'light';

/** Stored values, and the preference each stands for; `null` for none. */
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

/** Runs the inline script as a page does and reads the classes it leaves on the root. */
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

test('the preference is stored under the key of the specification', () => {
  expect(MODE_STORAGE_KEY).toBe('theme');
});

describe.each([false, true])('on a system that prefers dark: %s', (prefersDark) => {
  const systemMode = prefersDark ? 'dark' : 'light';

  beforeEach(() => setSystemPreference(prefersDark));

  test.each(STORED)('script and storage manager read %j alike, as %s', (stored, preference) => {
    if (stored !== null) localStorage.setItem('theme', stored);
    expect(manager().get('system')).toBe(preference ?? 'system');
    expect(runModeScript()).toEqual(['js', preference ?? systemMode]);
    expect(localStorage.getItem('theme')).toBe(stored);
  });

  test('to both, blocked storage holds no preference', () => {
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
  ])('%j leaves %j in the storage', (value, stored) => {
    manager().set(value);
    expect(localStorage.getItem('theme')).toBe(stored);
  });

  test('what is no preference does not take the place of one', () => {
    manager().set('dark');
    manager().set('system');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  test('keys other than the preference are not stored', () => {
    manager('mui-color-scheme-light').set('dark');
    expect(localStorage).toHaveLength(0);
    expect(manager('mui-color-scheme-light').get('light')).toBe('light');
  });

  test('blocked storage is no error', () => {
    blockStorage();
    expect(() => manager().set('dark')).not.toThrow();
  });
});

describe('another tab', () => {
  function tell(key: string | null, newValue: string | null) {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }

  test.each([
    ['theme', 'dark', ['dark']],
    ['theme', 'light', ['light']],
    ['theme', 'blue', [undefined]],
    ['theme', null, [undefined]],
    [null, null, [undefined]],
    ['other', 'dark', []],
  ])('that sets %j to %j is heard as %j', (key, newValue, heard) => {
    const handler = jest.fn();
    const stop = manager().subscribe(handler);
    tell(key, newValue);
    stop();
    tell(key, newValue);
    expect(handler.mock.calls).toEqual(heard.map((value) => [value]));
  });

  test('is not listened to for other keys', () => {
    const handler = jest.fn();
    const stop = manager('mui-color-scheme-light').subscribe(handler);
    tell('theme', 'dark');
    stop();
    expect(handler).not.toHaveBeenCalled();
  });
});
