/** @jest-environment-options {"url": "https://example.org/"} */
import { activateWorker } from '../../src/offline/activateWorker';
import { OFFLINE_CACHE } from '../../src/offline/strategies';
import { fakeCaches } from './fakeCaches';

// Mocked because these packages are ES modules that run only in workers.
jest.mock('workbox-cacheable-response', () => ({ CacheableResponsePlugin: jest.fn() }));
jest.mock('workbox-core/copyResponse', () => ({ copyResponse: jest.fn() }));
jest.mock('workbox-expiration', () => ({ ExpirationPlugin: jest.fn() }));
jest.mock('workbox-strategies', () => ({ CacheFirst: jest.fn(), NetworkFirst: jest.fn() }));

test('deletes only the offline caches of other versions and truncated asset files', async () => {
  const stored = fakeCaches();
  stored.set('site:/:offline-other', new Map([['https://example.org/', 'home']]));
  stored.set('site:/other/:offline-other', new Map([['https://example.org/other/', 'home']]));
  stored.set(OFFLINE_CACHE, new Map([['https://example.org/', 'home']]));
  stored.set(
    'site:/:assets',
    new Map([
      ['https://example.org/assets/whole.js', 'code'],
      ['https://example.org/assets/empty.js', ''],
    ]),
  );

  await activateWorker();

  expect([...stored.keys()].sort()).toEqual(
    [OFFLINE_CACHE, 'site:/:assets', 'site:/other/:offline-other'].sort(),
  );
  expect([...(stored.get('site:/:assets') ?? []).keys()]).toEqual([
    'https://example.org/assets/whole.js',
  ]);
});
