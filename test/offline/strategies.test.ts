/** @jest-environment-options {"url": "https://example.org/"} */
import { NetworkFirst } from 'workbox-strategies';

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
