import { deleteOwnCaches } from '../../src/offline/deleteOwn';
import { fakeCaches, type StoredCaches } from './fakeCaches';

const PAGE = '<html></html>';

let kept: StoredCaches;

beforeEach(() => {
  kept = fakeCaches();
});

function put(name: string, address: string, body = ''): void {
  const entries = kept.get(name) ?? new Map<string, string>();
  kept.set(name, entries.set(`https://example.org${address}`, body));
}

test("deletes only this site's caches", async () => {
  put('site:/:saved', '/about', PAGE);
  put('site:/:offline-0123456789ab', '/offline.html', PAGE);
  put('site:/other/:saved', '/other/about', PAGE);
  put('offline-fallback', '/fallback.html', 'theirs');
  put('their-cache', '/about', PAGE);

  await deleteOwnCaches();

  const left = [...kept].flatMap(([name, entries]) =>
    [...entries.keys()].map((url) => `${name} ${new URL(url).pathname}`),
  );
  expect(left.sort()).toEqual([
    'offline-fallback /fallback.html',
    'site:/other/:saved /other/about',
    'their-cache /about',
  ]);
});
