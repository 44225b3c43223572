import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  expect,
  test,
  type APIRequestContext,
  type APIResponse,
  type Page,
} from '@playwright/test';
import {
  compressWithDictionaries,
  DICTIONARY_FILE,
  dictionaryKey,
  writeDictionary,
} from '../../../src/build/files/dictionary';
import { documentFiles } from '../../../src/build/files/documentFiles';
import { HASHED_CACHE, REVALIDATE_CACHE } from '../../../src/build/files/hostFiles';
import { LESSON_ADDRESSES } from '../support/content/routes';
import { hydrated } from '../support/hydrated';
import { hasNginx, startNginx, type RunningNginx } from '../support/nginx/startNginx';
import { SITES } from '../support/sites/sites';

/** Serves files that are compressed with dictionaries (RFC 9842), with a real nginx and its example configuration. */

const [FIRST = '/', LESSON = '/'] = LESSON_ADDRESSES;
/** A script that only the version before has. */
const OLD_SCRIPT = 'main.000000.js';
const SCRIPT_DICTIONARY = 'match="/assets/main.*.js", match-dest=("script" "worker" "")';
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const ENCODINGS = 'gzip, deflate, br, zstd, dcb, dcz';

test.describe('compression dictionaries', () => {
  test.skip(!hasNginx, 'nginx is not installed');

  let nginx: RunningNginx;
  let dictionary: Buffer;
  let oldScript: Buffer;

  test.beforeAll(async () => {
    nginx = await startNginx(SITES.root.dir);
    oldScript = await compressAsRelease(nginx.dir);
    dictionary = readFileSync(path.join(nginx.dir, DICTIONARY_FILE));
  });

  test.afterAll(() => nginx.stop());

  test('a document comes compressed with the dictionary that the browser has', async ({
    request,
  }) => {
    for (const [address, file] of [
      [LESSON, `${LESSON}.html`],
      ['/', '/index.html'],
      ['/offline.html', '/offline.html'],
    ] as const) {
      const response = await fetchWith(request, address, dictionary);
      const copy = `${file}.${dictionaryKey(dictionary)}.dcz`;
      expect(response.status()).toBe(200);
      expect(response.headers()).toMatchObject({
        'content-type': 'text/html',
        'content-encoding': 'dcz',
        'cache-control': REVALIDATE_CACHE,
        'content-length': String(statSync(at(copy)).size),
      });
      expectVary(response);
    }
  });

  test('a request for the headers alone gets those of the compressed document', async ({
    request,
  }) => {
    const response = await request.head(nginx.origin + LESSON, {
      headers: { 'Accept-Encoding': ENCODINGS, 'Available-Dictionary': headerOf(dictionary) },
    });
    expect(response.headers()['content-encoding']).toBe('dcz');
    expect(await response.body()).toHaveLength(0);
  });

  for (const [name, headers] of [
    ['without the header', {}],
    ['with another dictionary', { 'Available-Dictionary': headerOf(Buffer.from('another')) }],
    ['with a malformed header', { 'Available-Dictionary': ':/../../:' }],
  ] as const) {
    test(`a request ${name} gets the normal document`, async ({ request }) => {
      const response = await request.get(nginx.origin + LESSON, {
        headers: { 'Accept-Encoding': ENCODINGS, ...headers },
      });
      expect(response.status()).toBe(200);
      expect(response.headers()['content-encoding']).not.toBe('dcz');
      expect(await response.text()).toContain('<h1');
      expectVary(response);
    });
  }

  test("a browser that doesn't accept the encoding gets the normal document", async ({
    request,
  }) => {
    const response = await request.get(nginx.origin + LESSON, {
      headers: { 'Accept-Encoding': 'gzip, br', 'Available-Dictionary': headerOf(dictionary) },
    });
    expect(response.headers()['content-encoding']).not.toBe('dcz');
    expect(await response.text()).toContain('<h1');
  });

  test('an unknown address gets the not-found page compressed', async ({ request }) => {
    const response = await fetchWith(request, '/no/such/page', dictionary);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-encoding']).toBe('dcz');
  });

  test('lessons name the dictionary, unless the visitor saves data', async ({ request }) => {
    const linkOf = async (address: string, headers = {}) =>
      (await request.get(nginx.origin + address, { headers })).headers()['link'];
    const link = `</${DICTIONARY_FILE}>; rel="compression-dictionary"`;
    expect(await linkOf(LESSON)).toBe(link);
    expect(await linkOf(LESSON, { 'Save-Data': 'on' })).toBeUndefined();
    expect(await linkOf('/')).toBeUndefined();
    expect(await linkOf('/preview.html')).toBeUndefined();
    const response = await request.get(`${nginx.origin}/${DICTIONARY_FILE}`);
    expect(response.headers()['use-as-dictionary']).toBe('match="/*", match-dest=("document" "")');
    expect(response.headers()['cache-control']).toBe('public, max-age=604800');
  });

  test('a script comes compressed with the one of the version before, and is the dictionary of the next', async ({
    request,
  }) => {
    const response = await fetchWith(request, `/assets/${mainScript()}`, oldScript);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/javascript',
      'content-encoding': 'dcz',
      'cache-control': HASHED_CACHE,
    });
    expect(Number(response.headers()['content-length'])).toBeLessThan(1000);
    expect(response.headers()['use-as-dictionary']).toBe(SCRIPT_DICTIONARY);
    expectVary(response);
    const normal = await request.get(`${nginx.origin}/assets/${mainScript()}`);
    expect(normal.headers()['use-as-dictionary']).toBe(SCRIPT_DICTIONARY);
    expect(await normal.body()).toEqual(readFileSync(at(`assets/${mainScript()}`)));
  });

  test('the second document a visitor opens is small', async ({ page }) => {
    await openWithDictionary(page, FIRST);
    await page.goto(nginx.origin + LESSON);
    await expect(page.locator('h1')).toBeVisible();
    const { encoded = Infinity, decoded = 0 } = await sizesOf(page);
    expect(decoded).toBe(statSync(at(`${LESSON}.html`)).size);
    expect(encoded).toBeLessThan(decoded / 12);
  });

  test('a script of the new version is small for a visitor who has the version before', async ({
    page,
  }) => {
    await page.goto(`${nginx.origin}/assets/${OLD_SCRIPT}`);
    await page.goto(nginx.origin + LESSON);
    await hydrated(page);
    const { encoded = Infinity, decoded = 0 } = await sizesOf(page, `/assets/${mainScript()}`);
    expect(decoded).toBe(statSync(at(`assets/${mainScript()}`)).size);
    expect(encoded).toBeLessThan(1000);
    // The new version is now the dictionary for the next, which doesn't make the browser fetch it again.
    await page.reload();
    await hydrated(page);
    expect((await sizesOf(page, `/assets/${mainScript()}`)).transferred).toBe(0);
  });

  test.describe('with a service worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('pages that the worker fetches are small, and open offline', async ({ page, context }) => {
      const encodings = new Map<string, string | undefined>();
      context.on('response', (response) => {
        if (!response.request().serviceWorker()) return;
        encodings.set(new URL(response.url()).pathname, response.headers()['content-encoding']);
      });
      await openWithDictionary(page, FIRST);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await page.goto(nginx.origin + LESSON);
      await expect.poll(() => encodings.get(LESSON)).toBe('dcz');
      const cached = await page.evaluate(async (address) => {
        const response = await caches.match(address, { ignoreVary: true });
        return response?.text();
      }, LESSON);
      expect(cached).toBe(readFileSync(at(`${LESSON}.html`), 'utf8'));
      await context.setOffline(true);
      await page.reload();
      await expect(page.locator('h1')).toBeVisible();
    });

    test("the worker's requests for scripts name the script of the version before", async ({
      page,
      context,
    }) => {
      await openWithDictionary(page, FIRST);
      await page.evaluate(() => navigator.serviceWorker.ready);
      // No page loads this script, which would make another version of it the dictionary.
      writeFileSync(at('assets/unused.000000.js'), '// Unused');
      await page.goto(`${nginx.origin}/assets/unused.000000.js`);
      await page.goto(nginx.origin + LESSON);
      const requested = context.waitForEvent(
        'request',
        (request) =>
          request.serviceWorker() !== null && request.url().endsWith('/assets/unused.ffffff.js'),
      );
      await page.evaluate(() => fetch('/assets/unused.ffffff.js').catch(() => undefined));
      const headers = await (await requested).allHeaders();
      expect(headers['available-dictionary']).toBe(headerOf(Buffer.from('// Unused')));
    });
  });

  function at(file: string): string {
    return path.join(nginx.dir, file);
  }

  /** Requests an address like a browser that has a dictionary. */
  function fetchWith(request: APIRequestContext, address: string, contents: Buffer) {
    const headers = { 'Accept-Encoding': ENCODINGS, 'Available-Dictionary': headerOf(contents) };
    return request.get(nginx.origin + address, { headers });
  }

  /** Opens a page, and waits until the browser has fetched the dictionary. */
  async function openWithDictionary(page: Page, address: string): Promise<void> {
    const fetched = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith(DICTIONARY_FILE),
    );
    await page.goto(nginx.origin + address);
    await fetched;
  }
});

/** Returns what a browser sends if it has a dictionary. */
function headerOf(contents: Buffer): string {
  return `:${createHash('sha256').update(contents).digest('base64')}:`;
}

function expectVary(response: APIResponse): void {
  expect(response.headers()['vary']).toContain('Accept-Encoding, Available-Dictionary');
}

/** Returns the sizes of a page's document, or of one of its files. */
function sizesOf(page: Page, file?: string) {
  return page.evaluate((name) => {
    const entries = performance.getEntries() as PerformanceResourceTiming[];
    const entry = entries.find((one) =>
      name ? one.name.endsWith(name) : one.entryType === 'navigation',
    );
    return {
      encoded: entry?.encodedBodySize,
      decoded: entry?.decodedBodySize,
      transferred: entry?.transferSize,
    };
  }, file);
}

function mainScript(): string {
  const files = readdirSync(path.join(SITES.root.dir, 'assets'));
  return files.find((file) => /^main\..+\.js$/.test(file)) ?? '';
}

/** Compresses a few files of a site as a release build does, which takes minutes for all of them. */
async function compressAsRelease(dir: string): Promise<Buffer> {
  const pages = [
    { id: 'home', path: '/' },
    { id: 'lesson-first', path: FIRST },
    { id: 'lesson-next', path: LESSON },
    { id: 'offline', path: null },
    { id: 'not-found', path: null },
  ];
  const script = path.join(dir, 'assets', mainScript());
  await writeDictionary(dir, pages);
  for (const file of [
    ...pages.flatMap((page) => path.join(dir, documentFiles(page)[0] ?? '')),
    script,
  ]) {
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), FAST));
  }
  // The version before has a script that differs a little.
  const previous = path.join(dir, 'previous');
  const old = Buffer.concat([readFileSync(script), Buffer.from('// Old')]);
  mkdirSync(path.join(previous, 'assets'), { recursive: true });
  for (const folder of [previous, dir]) writeFileSync(path.join(folder, 'assets', OLD_SCRIPT), old);
  await compressWithDictionaries(
    { dir, rootDir: dir, previous: { dir: previous, rootDir: previous } },
    pages,
  );
  return old;
}
