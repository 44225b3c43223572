import { deleteOwnCaches } from '../../src/offline/deleteOwn';

const PAGE =
  '<script src="/assets/main.a.js"></script><div id="root" data-page="about"></div></html>';

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

test('only what is this site’s goes, under new names and under old ones', async () => {
  put('site:/:saved', '/about', PAGE);
  put('site:/:offline-0123456789ab', '/offline.html', PAGE);
  put('offline-0123456789ab', '/offline.html', PAGE);
  put('assets', '/assets/main.a.js', 'main');
  put('pages', '/about', PAGE);
  put('pages', '/tutorials/one', PAGE);
  // Another site's, of the same origin.
  put('site:/other/:saved', '/other/about', PAGE);
  put('pages', '/other/about', PAGE.replaceAll('/assets', '/other/assets'));
  put('assets', '/other/assets/main.a.js', 'main');
  put('offline-fallback', '/fallback.html', 'theirs');
  put('their-cache', '/about', PAGE);

  await deleteOwnCaches();

  const left = [...kept].flatMap(([name, entries]) =>
    [...entries.keys()].map((url) => `${name} ${new URL(url).pathname}`),
  );
  expect(left.sort()).toEqual([
    'assets /other/assets/main.a.js',
    'offline-fallback /fallback.html',
    'pages /other/about',
    'site:/other/:saved /other/about',
    'their-cache /about',
  ]);
});

test('of what a version before noted, only files below the base path are this site’s', async () => {
  process.env['BASE_PATH'] = '/school/';
  jest.resetModules();
  const { isOldRow } = await import('../../src/offline/deleteOwn');
  delete process.env['BASE_PATH'];
  const isOwn = (cacheName: string, path: string) =>
    isOldRow(cacheName, `https://example.org${path}`);
  expect(isOwn('pages', '/school/about')).toBe(true);
  expect(isOwn('offline-0123456789ab', '/school/offline.html')).toBe(true);
  expect(isOwn('pages', '/other/about')).toBe(false);
  expect(isOwn('their-cache', '/school/about')).toBe(false);
  expect(isOldRow('pages', 'https://example.com/school/about')).toBe(false);
});
