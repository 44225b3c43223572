/** @jest-environment jsdom */
import { resetReloadGuard, isChunkFailure, recoverByReload } from '../../src/app/recovery';

function chunkError(): Error {
  return Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}

/** Counts reloads by counting the errors that jsdom logs, since it can't navigate. */
function countReloads(): () => number {
  let reloads = 0;
  jest.spyOn(console, 'error').mockImplementation((error: unknown) => {
    if (String(error).includes('navigation')) reloads += 1;
  });
  return () => reloads;
}

afterEach(() => {
  sessionStorage.clear();
});

test.each<[string, unknown, boolean]>([
  ['a script that did not load', chunkError(), true],
  [
    'a style sheet that did not load',
    Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
    true,
  ],
  ['any other error', new TypeError('x is undefined'), false],
  ['an error with another code', Object.assign(new Error('x'), { code: 'E_OTHER' }), false],
  ['a string', 'ChunkLoadError', false],
  ['undefined', undefined, false],
])('%s is a chunk failure: %#', (_name, error, expected) => {
  expect(isChunkFailure(error)).toBe(expected);
});

test('reloads once per address, and again after the guard is reset', () => {
  const reloads = countReloads();
  expect(recoverByReload(chunkError())).toBe(true);
  expect(recoverByReload(chunkError())).toBe(false);
  expect(reloads()).toBe(1);

  resetReloadGuard();
  expect(recoverByReload(chunkError())).toBe(true);
  expect(reloads()).toBe(2);
});

test('reloads once for each address', () => {
  const reloads = countReloads();
  window.history.pushState(null, '', '/one');
  expect(recoverByReload(chunkError())).toBe(true);
  window.history.pushState(null, '', '/two');
  expect(recoverByReload(chunkError())).toBe(true);
  expect(reloads()).toBe(2);
});

test('does not reload after other errors', () => {
  const reloads = countReloads();
  expect(recoverByReload(new Error('broken'))).toBe(false);
  expect(reloads()).toBe(0);
});

test('does not reload while offline', () => {
  const reloads = countReloads();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(recoverByReload(chunkError())).toBe(false);
  expect(reloads()).toBe(0);
});

test('does not reload with blocked storage, and resetting the guard does not throw', () => {
  const reloads = countReloads();
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(recoverByReload(chunkError())).toBe(false);
  expect(() => resetReloadGuard()).not.toThrow();
  expect(reloads()).toBe(0);
});
