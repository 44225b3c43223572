/** @jest-environment jsdom */
import { resetReloadGuard, isChunkFailure, recoverByReload } from '../../src/app/recovery';

function chunkError(): Error {
  return Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}

/** jsdom cannot load a document anew and says so; that is how a reload shows here. */
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
  ['a script that did not arrive', chunkError(), true],
  [
    'a style sheet that did not arrive',
    Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
    true,
  ],
  ['any other error', new TypeError('x is undefined'), false],
  ['an error with another code', Object.assign(new Error('x'), { code: 'E_OTHER' }), false],
  ['a text', 'ChunkLoadError', false],
  ['nothing', undefined, false],
])('%s is a chunk failure: %#', (_name, error, expected) => {
  expect(isChunkFailure(error)).toBe(expected);
});

test('the document is loaded anew once for an address, and again after a page was shown', () => {
  const reloads = countReloads();
  expect(recoverByReload(chunkError())).toBe(true);
  expect(recoverByReload(chunkError())).toBe(false);
  expect(reloads()).toBe(1);

  resetReloadGuard();
  expect(recoverByReload(chunkError())).toBe(true);
  expect(reloads()).toBe(2);
});

test('another address has a reload of its own', () => {
  const reloads = countReloads();
  window.history.pushState(null, '', '/one');
  expect(recoverByReload(chunkError())).toBe(true);
  window.history.pushState(null, '', '/two');
  expect(recoverByReload(chunkError())).toBe(true);
  expect(reloads()).toBe(2);
});

test('an error that is no chunk failure is none of its business', () => {
  const reloads = countReloads();
  expect(recoverByReload(new Error('broken'))).toBe(false);
  expect(reloads()).toBe(0);
});

test('offline there is no reload', () => {
  const reloads = countReloads();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(recoverByReload(chunkError())).toBe(false);
  expect(reloads()).toBe(0);
});

test('with blocked storage there is no reload, and forgetting is no error', () => {
  const reloads = countReloads();
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(recoverByReload(chunkError())).toBe(false);
  expect(() => resetReloadGuard()).not.toThrow();
  expect(reloads()).toBe(0);
});
