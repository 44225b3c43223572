import cloudflareWorker from '../../../src/build/files/cloudflareWorker';

const FILES: Readonly<Record<string, string>> = {
  '/': 'home',
  '/index.html.AbCd1234.dcz': 'small home',
  '/about': 'about',
  '/about.html.AbCd1234.dcz': 'small about',
  '/tutorials/tea': 'tea',
  '/tutorials/tea.html.AbCd1234.dcz': 'small tea',
  '/assets/main.1a2b3c.js': 'script',
  '/assets/main.1a2b3c.js.AbCd1234.dcz': 'small script',
  '/dictionary.txt': 'dictionary',
};
const DICTIONARY = ':/+AbCd1234xyz=:';

/** Responds as Cloudflare does to a request for a file. */
function fetchAsset({ url }: Request): Promise<Response> {
  const { pathname } = new URL(url);
  const isScript = pathname.endsWith('.js');
  const type = pathname.endsWith('.txt')
    ? 'text/plain'
    : isScript
      ? 'text/javascript'
      : 'text/html';
  const headers = { 'Content-Type': pathname.endsWith('.dcz') ? 'application/octet-stream' : type };
  const contents = FILES[pathname];
  return Promise.resolve(
    new Response(contents ?? 'not found', {
      status: contents === undefined ? 404 : 200,
      headers: { ...headers, 'X-From-File': 'yes' },
    }),
  );
}

async function open(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`https://example.org${path}`, { headers });
  const response = await cloudflareWorker.fetch(request, { ASSETS: { fetch: fetchAsset } });
  const { status } = response;
  return {
    status,
    text: await response.text(),
    header: (name: string) => response.headers.get(name),
  };
}

const able = { 'Accept-Encoding': 'br, dcb, dcz', 'Available-Dictionary': DICTIONARY };

test.each([
  ['/', 'small home', 'text/html; charset=utf-8'],
  ['/about', 'small about', 'text/html; charset=utf-8'],
  ['/assets/main.1a2b3c.js', 'small script', 'text/javascript'],
])('%s comes compressed with the dictionary that the browser has', async (path, text, type) => {
  const response = await open(path, able);
  expect(response.text).toBe(text);
  expect(response.header('Content-Encoding')).toBe('dcz');
  expect(response.header('Content-Type')).toBe(type);
  expect(response.header('Vary')).toBe('Accept-Encoding, Available-Dictionary');
  expect(response.header('X-From-File')).toBe('yes');
});

test('what the browser accepts is what Cloudflare says it sent', async () => {
  const headers = { ...able, 'Accept-Encoding': 'br' };
  const request = new Request('https://example.org/about', { headers });
  const fromBrowser = Object.assign(request, { cf: { clientAcceptEncoding: 'br, dcz' } });
  const response = await cloudflareWorker.fetch(fromBrowser, { ASSETS: { fetch: fetchAsset } });
  expect(await response.text()).toBe('small about');
});

test.each([
  ['without a dictionary', { 'Accept-Encoding': 'br, dcz' }],
  ['with another dictionary', { ...able, 'Available-Dictionary': ':WxYz9876xyz=:' }],
  ['with a malformed header', { ...able, 'Available-Dictionary': ':/../../:' }],
  ["that doesn't accept the encoding", { ...able, 'Accept-Encoding': 'gzip, br' }],
])('a browser %s gets the normal page', async (_, headers) => {
  const response = await open('/about', headers);
  expect([response.status, response.text]).toEqual([200, 'about']);
  expect(response.header('Content-Encoding')).toBeNull();
  expect(response.header('Vary')).toBe('Accept-Encoding, Available-Dictionary');
});

test('an unknown address stays one', async () => {
  expect(await open('/missing', able)).toMatchObject({ status: 404, text: 'not found' });
});

test('lessons name the dictionary, unless the visitor saves data', async () => {
  const link = '</dictionary.txt>; rel="compression-dictionary"';
  expect((await open('/tutorials/tea')).header('Link')).toBe(link);
  expect((await open('/tutorials/tea', able)).header('Link')).toBe(link);
  expect((await open('/tutorials/tea', { 'Save-Data': 'on' })).header('Link')).toBeNull();
  expect((await open('/about')).header('Link')).toBeNull();
});

test('the dictionary and scripts say what they are dictionaries for', async () => {
  const dictionary = await open('/dictionary.txt');
  expect(dictionary.header('Use-As-Dictionary')).toBe('match="/*", match-dest=("document" "")');
  expect(dictionary.header('Cache-Control')).toBe('public, max-age=604800');
  expect((await open('/assets/main.1a2b3c.js')).header('Use-As-Dictionary')).toBe(
    'match="/assets/main.*.js", match-dest=("script" "worker" "")',
  );
  expect((await open('/about')).header('Use-As-Dictionary')).toBeNull();
});
