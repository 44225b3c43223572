/** @jest-environment-options {"url": "https://example.org/"} */
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { HandlerDidErrorCallbackParam, WorkboxPlugin } from 'workbox-core/types';

// Mocked because these packages are ES modules that run only in workers. Workbox has its own tests for its
// strategies.
jest.mock('workbox-cacheable-response', () => ({ CacheableResponsePlugin: jest.fn() }));
jest.mock('workbox-core/copyResponse', () => ({ copyResponse: jest.fn() }));
jest.mock('workbox-expiration', () => ({ ExpirationPlugin: jest.fn() }));
jest.mock('workbox-strategies', () => ({ CacheFirst: jest.fn(), NetworkFirst: jest.fn() }));

test('the network timeout is 4 seconds if a page is cached', async () => {
  await import('../../src/offline/strategies');
  expect(NetworkFirst).toHaveBeenCalledTimes(1);
  expect(jest.mocked(NetworkFirst).mock.calls[0]?.[0]).toMatchObject({
    cacheName: 'site:/:pages',
    networkTimeoutSeconds: 4,
  });
});

/** Returns what a strategy answers a request with after an error. */
async function answerAfter(error: Error): Promise<unknown[]> {
  await import('../../src/offline/strategies');
  const strategies = [CacheFirst, NetworkFirst].map((strategy) => jest.mocked(strategy).mock);
  const plugins = strategies.flatMap(({ calls }) => calls[0]?.[0]?.plugins ?? []);
  const request = 'a request' as unknown as Request;
  const fallbacks = plugins.filter(
    (plugin): plugin is WorkboxPlugin => 'handlerDidError' in plugin,
  );
  return Promise.all(
    fallbacks.map(async (plugin) =>
      plugin.handlerDidError?.({ request, error } as HandlerDidErrorCallbackParam),
    ),
  );
}

test('pages and files come from the network if the cache fails', async () => {
  const fetched = jest.fn((request: unknown) => Promise.resolve(`response to ${String(request)}`));
  Object.assign(globalThis, { fetch: fetched });
  const broken = new DOMException('The operation failed.', 'UnknownError');
  expect(await answerAfter(broken)).toEqual(['response to a request', 'response to a request']);
});

test('a request that the network failed is not repeated', async () => {
  const fetched = jest.fn();
  Object.assign(globalThis, { fetch: fetched });
  const failed = Object.assign(new Error(), { name: 'no-response' });
  expect(await answerAfter(failed)).toEqual([undefined, undefined]);
  expect(fetched).not.toHaveBeenCalled();
});
