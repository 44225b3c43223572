import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { answerPolicy } from '../../../src/build/documents/policy';
import { SECURITY_HEADERS } from '../../../src/build/files/hostFiles';
import { serveSite } from '../../../src/build/server/serve';

const FILES = {
  'index.html': 'home',
  '404.html': 'not found',
  'about.html': 'about',
  'about/index.html': 'about',
  'courses.html': 'courses',
  'courses/web.html': 'web',
  'assets/main.0a1b2c.js': 'main',
  'robots.txt': 'robots',
  'packed.txt': 'packed',
};

let dir: string;
const servers: Server[] = [];

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'served-'));
  for (const [file, contents] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), contents);
  }
  writeFileSync(path.join(dir, 'packed.txt.br'), brotliCompressSync('packed'));
});

afterAll(() => {
  rmSync(dir, { recursive: true });
});

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(basePath = '/', port = 0): Promise<string> {
  const { url, server } = await serveSite({ dir, basePath, port });
  servers.push(server);
  return url;
}

test.each([
  ['/', '', 200, 'home'],
  ['/', 'about', 200, 'about'],
  ['/', 'about/', 200, 'about'],
  ['/', 'about.html', 200, 'about'],
  ['/', 'about?a=b', 200, 'about'],
  ['/', 'courses/web', 200, 'web'],
  ['/', 'robots.txt', 200, 'robots'],
  ['/', 'nowhere', 404, 'not found'],
  ['/', 'about/us', 404, 'not found'],
  ['/', '%2e%2e%2f%2e%2e%2fetc/passwd', 404, 'not found'],
  ['/', '%', 404, 'not found'],
  ['/sub/', '', 200, 'home'],
  ['/sub/', 'about', 200, 'about'],
  ['/sub/', 'nowhere', 404, 'not found'],
  ['/sub/', '../about', 404, 'not found'],
])('under %s, %j is answered with %d', async (basePath, address, status, body) => {
  const response = await fetch((await serve(basePath)) + address);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('content-type')).toMatch(/^text\//);
});

test('a file with a hash in its name may be kept for good, a document not', async () => {
  const url = await serve();
  const cacheOf = async (address: string) =>
    (await fetch(url + address)).headers.get('cache-control');
  expect(await cacheOf('assets/main.0a1b2c.js')).toContain('immutable');
  expect(await cacheOf('about')).not.toContain('immutable');
  expect(await cacheOf('robots.txt')).not.toContain('immutable');
});

/** Asks for a path as it is written: `fetch` would straighten it first. */
function ask(url: string, address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ ...urlOptions(url), path: address }, (response) => {
      let text = `${response.statusCode} `;
      response.on('data', (chunk) => (text += String(chunk))).on('end', () => resolve(text));
    }).on('error', reject);
  });
}

function urlOptions(url: string) {
  const { hostname, port } = new URL(url);
  return { hostname, port };
}

describe.each([[false], [true]])('with live %j nothing outside of the folder is served', (live) => {
  let beside: string;
  let url: string;

  beforeAll(() => {
    beside = `${dir}-beside`;
    mkdirSync(beside);
    for (const name of ['secret.txt', 'secret.html', 'index.html']) {
      writeFileSync(path.join(beside, name), 'secret');
    }
    symlinkSync(path.join(beside, 'secret.txt'), path.join(dir, 'linked.txt'));
    symlinkSync(path.join(beside, 'secret.html'), path.join(dir, 'page.html'));
    symlinkSync(beside, path.join(dir, 'folder'));
    symlinkSync(path.join(dir, 'about.html'), path.join(dir, 'within.html'));
    writeFileSync(path.join(dir, 'plain.txt'), 'plain');
    symlinkSync(path.join(beside, 'secret.txt'), path.join(dir, 'plain.txt.gz'));
  });

  afterAll(() => {
    rmSync(beside, { recursive: true });
    for (const name of ['linked.txt', 'page.html', 'folder', 'within.html', 'plain.txt.gz']) {
      rmSync(path.join(dir, name));
    }
  });

  beforeEach(async () => {
    const site = await serveSite({ dir, basePath: '/', port: 0, live, compressed: true });
    servers.push(site.server);
    url = site.url;
  });

  test.each([
    '/linked.txt',
    '/page',
    '/page.html',
    '/folder',
    '/folder/',
    '/folder/secret.txt',
    '/folder/secret',
    '/plain.txt',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/about/../../secret.txt',
    '/..\\secret.txt',
    '//etc/passwd',
    '/%2fetc%2fpasswd',
    '/about%00.html',
    '/%c0%ae%c0%ae/secret.txt',
  ])('%s', async (address) => {
    expect(await ask(url, address)).toBe('404 not found');
    expect(await ask(url, address.replace('secret', `${path.basename(beside)}/secret`))).toBe(
      '404 not found',
    );
  });

  test('a link within the folder is', async () => {
    expect(await ask(url, '/within')).toBe('200 about');
  });
});

test.each(['', 'nowhere', 'robots.txt', '%', '../../x'])(
  'the answer for %j has the security headers',
  async (address) => {
    const { headers } = await fetch((await serve('/sub/')) + address);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headers.get(name)).toBe(value);
    }
    expect(headers.get('content-security-policy')).toBe(answerPolicy());
    // Over plain HTTP it has no meaning.
    expect(headers.has('strict-transport-security')).toBe(false);
  },
);

test("the headers are those of the site's own file, for errors too", async () => {
  writeFileSync(
    path.join(dir, '_headers'),
    '# of a brand\n/*\n  X-Own: 1\n\n/about*\n  X-Own: 2\n  X-More: yes\n',
  );
  const url = await serve();
  rmSync(path.join(dir, '_headers'));
  const own = async (address: string) => {
    const { headers } = await fetch(url + address);
    return [headers.get('x-own'), headers.get('x-more')];
  };
  expect(await own('')).toEqual(['1', null]);
  expect(await own('about')).toEqual(['1, 2', 'yes']);
  expect(await own('nowhere')).toEqual(['1', null]);
});

test('a HEAD request for an unknown address gets status 404 and no body', async () => {
  const response = await fetch(`${await serve()}nowhere`, { method: 'HEAD' });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('');
});

test('a port in use gives the next free one', async () => {
  const first = new URL(await serve());
  const second = new URL(await serve('/', Number(first.port)));
  expect(Number(second.port)).toBeGreaterThan(Number(first.port));
  expect(await (await fetch(second)).text()).toBe('home');
  expect(await (await fetch(first)).text()).toBe('home');
});

test('a folder without a built site is refused', async () => {
  await expect(
    serveSite({ dir: path.join(dir, 'courses'), basePath: '/', port: 0 }),
  ).rejects.toThrow('404.html');
});

test('a live folder is served as it is at each request, and asks to wait while it holds no whole site', async () => {
  const live = mkdtempSync(path.join(tmpdir(), 'live-'));
  const put = (file: string, text: string) => writeFileSync(path.join(live, file), text);
  put('404.html', 'not found');
  put('about.html', 'about');
  const { url, server } = await serveSite({ dir: live, basePath: '/', port: 0, live: true });
  servers.push(server);
  const answer = async (address: string) => {
    const response = await fetch(url + address);
    return [response.status, await response.text()] as const;
  };
  expect(await answer('about')).toEqual([200, 'about']);

  rmSync(path.join(live, '404.html'));
  rmSync(path.join(live, 'about.html'));
  expect((await fetch(url)).headers.get('content-security-policy')).toBe(answerPolicy());
  const [status, text] = await answer('about');
  expect(status).toBe(503);
  expect(text).toContain('being built');

  put('courses.html', 'courses');
  put('404.html', 'nothing here');
  expect(await answer('about')).toEqual([404, 'nothing here']);
  expect(await answer('courses')).toEqual([200, 'courses']);
  rmSync(live, { recursive: true });
});

test.each([
  [{}, 'br'],
  [{ live: true }, null],
  [{ live: true, compressed: true }, 'br'],
])('with %j the encoding is %j', async (options, encoding) => {
  const { url, server } = await serveSite({ dir, basePath: '/', port: 0, ...options });
  servers.push(server);
  const response = await fetch(`${url}packed.txt`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
});
