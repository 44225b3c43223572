/** @jest-environment-options {"url": "https://example.org/"} */
import { NetworkFirst } from 'workbox-strategies';

// The packages are ES modules for workers; what the strategies do with their options, Workbox itself tests.
jest.mock('workbox-cacheable-response', () => ({ CacheableResponsePlugin: jest.fn() }));
jest.mock('workbox-core/copyResponse', () => ({ copyResponse: jest.fn() }));
jest.mock('workbox-expiration', () => ({ ExpirationPlugin: jest.fn() }));
jest.mock('workbox-strategies', () => ({ CacheFirst: jest.fn(), NetworkFirst: jest.fn() }));

test('the network has 4 seconds to answer for a stored page', async () => {
  await import('../../src/offline/strategies');
  expect(NetworkFirst).toHaveBeenCalledTimes(1);
  expect(jest.mocked(NetworkFirst).mock.calls[0]?.[0]).toMatchObject({
    cacheName: 'site:/:pages',
    networkTimeoutSeconds: 4,
  });
});
