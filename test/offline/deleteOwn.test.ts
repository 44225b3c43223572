import { deleteOwnCaches } from '../../src/offline/deleteOwn';

const PAGE = '<html></html>';

/** As much of the browser's caches as is needed: by name, then by address. */
let kept: Map<string, Map<string, string>>;

beforeEach(() => {
  kept = new Map();
  const open = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, string>();
    kept.set(name, entries);
    return Promise.resolve({
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
      match: ({ url }: { url: string }) => Promise.resolve(new Response(entries.get(url))),
      delete: ({ url }: { url: string }) => Promise.resolve(entries.delete(url)),
    });
  };
  Object.assign(globalThis, {
    location: { origin: 'https://example.org' },
    caches: {
      open,
      keys: () => Promise.resolve([...kept.keys()]),
      delete: (name: string) => Promise.resolve(kept.delete(name)),
    },
  });
});

function put(name: string, address: string, body = ''): void {
  const entries = kept.get(name) ?? new Map<string, string>();
  kept.set(name, entries.set(`https://example.org${address}`, body));
}

test('deletes the caches of this site and of no other on its origin', async () => {
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
