import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, request, type IncomingMessage, type RequestOptions, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { responsePolicy } from '../../../src/build/documents/policy';
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
  writeFileSync(path.join(dir, 'packed.txt.gz'), gzipSync('packed'));
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
])('under %s, %j responds with %d', async (basePath, address, status, body) => {
  const response = await fetch((await serve(basePath)) + address);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('content-type')).toMatch(/^text\//);
});

test('only files with a hash in their name are immutable', async () => {
  const url = await serve();
  const cacheControl = async (address: string) =>
    (await fetch(url + address)).headers.get('cache-control');
  expect(await cacheControl('assets/main.0a1b2c.js')).toContain('immutable');
  expect(await cacheControl('about')).not.toContain('immutable');
  expect(await cacheControl('robots.txt')).not.toContain('immutable');
});

/** Requests the exact path, which `fetch` would normalize. Returns the status and the body. */
function requestExact(url: string, address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ ...urlOptions(url), path: address }, (response) => {
      let text = `${response.statusCode} `;
      response.on('data', (chunk) => (text += String(chunk))).on('end', () => resolve(text));
    }).on('error', reject);
  });
}

/** Sends a request that `fetch` would refuse or change. Ignores the body. */
function send(url: string, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, options, (response) => resolve(response.resume()))
      .on('error', reject)
      .end();
  });
}

function urlOptions(url: string) {
  const { hostname, port } = new URL(url);
  return { hostname, port };
}

describe.each([[false], [true]])('with live %j, no file outside the folder is served', (live) => {
  let outside: string;
  let url: string;

  beforeAll(() => {
    outside = `${dir}-outside`;
    mkdirSync(outside);
    for (const name of ['secret.txt', 'secret.html', 'index.html']) {
      writeFileSync(path.join(outside, name), 'secret');
    }
    symlinkSync(path.join(outside, 'secret.txt'), path.join(dir, 'linked.txt'));
    symlinkSync(path.join(outside, 'secret.html'), path.join(dir, 'page.html'));
    symlinkSync(outside, path.join(dir, 'folder'));
    symlinkSync(path.join(dir, 'about.html'), path.join(dir, 'within.html'));
    writeFileSync(path.join(dir, 'plain.txt'), 'plain');
    symlinkSync(path.join(outside, 'secret.txt'), path.join(dir, 'plain.txt.gz'));
  });

  afterAll(() => {
    rmSync(outside, { recursive: true });
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
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/about/../../secret.txt',
    '/..\\secret.txt',
    '//etc/passwd',
    '/%2fetc%2fpasswd',
    '/about%00.html',
    '/%c0%ae%c0%ae/secret.txt',
  ])('%s responds with 404', async (address) => {
    expect(await requestExact(url, address)).toBe('404 not found');
    const withFolder = address.replace('secret', `${path.basename(outside)}/secret`);
    expect(await requestExact(url, withFolder)).toBe('404 not found');
  });

  test('a file is served without its compressed one, if that is outside', async () => {
    const response = await fetch(`${url}plain.txt`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe(null);
    expect(await response.text()).toBe('plain');
  });

  test('a symbolic link within the folder is served', async () => {
    expect(await requestExact(url, '/within')).toBe('200 about');
  });
});

test.each(['', 'nowhere', 'robots.txt', '%', '../../x'])(
  'the response for %j has the security headers',
  async (address) => {
    const { headers } = await fetch((await serve('/sub/')) + address);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headers.get(name)).toBe(value);
    }
    expect(headers.get('content-security-policy')).toBe(responsePolicy());
    // Browsers ignore this header over plain HTTP.
    expect(headers.has('strict-transport-security')).toBe(false);
  },
);

test("all responses, even errors, have the headers of the site's _headers file", async () => {
  writeFileSync(
    path.join(dir, '_headers'),
    '# of a brand\n/*\n  X-Own: 1\n\n/about*\n  X-Own: 2\n  X-More: yes\n',
  );
  const url = await serve();
  rmSync(path.join(dir, '_headers'));
  const customHeaders = async (address: string) => {
    const { headers } = await fetch(url + address);
    return [headers.get('x-own'), headers.get('x-more')];
  };
  expect(await customHeaders('')).toEqual(['1', null]);
  expect(await customHeaders('about')).toEqual(['1, 2', 'yes']);
  expect(await customHeaders('nowhere')).toEqual(['1', null]);
});

test('a HEAD request for an unknown address has status 404 and no body', async () => {
  const response = await fetch(`${await serve()}nowhere`, { method: 'HEAD' });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('');
});

test.each(['POST', 'PUT', 'DELETE', 'TRACE'])('%s has status 405', async (method) => {
  const { statusCode, headers } = await send(`${await serve()}about`, { method });
  expect(statusCode).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test.each([
  ['bytes=1-3', 206, 'obo', 'bytes 1-3/6'],
  ['bytes=2-', 206, 'bots', 'bytes 2-5/6'],
  ['bytes=-2', 206, 'ts', 'bytes 4-5/6'],
  ['bytes=0-99', 206, 'robots', 'bytes 0-5/6'],
  ['bytes=0-0,2-3', 200, 'robots', null],
  ['nonsense', 200, 'robots', null],
])('for the range %s, the response is %d, %j', async (range, status, body, contentRange) => {
  const url = await serve();
  const response = await fetch(`${url}robots.txt`, { headers: { Range: range } });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(response.headers.get('content-length')).toBe(String(body.length));
});

test.each(['bytes=6-', 'bytes=5-2', 'bytes=x-y'])(
  'for the range %s, which no file has, the status is 416 with the headers of the site',
  async (range) => {
    const url = `${await serve()}robots.txt`;
    const { status, headers } = await fetch(url, { headers: { Range: range } });
    expect(status).toBe(416);
    expect(headers.get('content-range')).toBe('bytes */6');
    expect(headers.get('content-security-policy')).toBe(responsePolicy());
    expect((await fetch(url)).status).toBe(200);
  },
);

test('a file that is removed after the start is not found, and the server goes on', async () => {
  const file = path.join(dir, 'removed.txt');
  writeFileSync(file, 'removed');
  const url = await serve();
  expect((await fetch(`${url}removed.txt`)).status).toBe(200);
  rmSync(file);
  expect((await fetch(`${url}removed.txt`)).status).toBe(404);
  expect((await fetch(`${url}robots.txt`)).status).toBe(200);
});

test('an unchanged file is not sent again', async () => {
  const url = `${await serve()}packed.txt`;
  const request = async (accepted: string, headers = {}) =>
    send(url, { headers: { 'Accept-Encoding': accepted, ...headers } });
  const { etag } = (await request('br')).headers;
  const again = await request('br', { 'If-None-Match': etag });
  expect([again.statusCode, again.headers.vary]).toEqual([304, 'Accept-Encoding']);
  expect((await request('identity', { 'If-None-Match': etag })).statusCode).toBe(200);
});

test.each([
  ['br;q=0', undefined],
  ['br; q=0.0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.1, identity', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['bread', undefined],
  ['', undefined],
])('to a client that accepts %j, the encoding %s is sent', async (accepted, encoding) => {
  const { statusCode, headers } = await send(`${await serve()}packed.txt`, {
    headers: { 'Accept-Encoding': accepted },
  });
  expect(statusCode).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(headers.vary).toBe('Accept-Encoding');
});

test('if the port is in use, the next free one is used', async () => {
  const first = new URL(await serve());
  const second = new URL(await serve('/', Number(first.port)));
  expect(Number(second.port)).toBeGreaterThan(Number(first.port));
  expect(await (await fetch(second)).text()).toBe('home');
  expect(await (await fetch(first)).text()).toBe('home');
});

test('a folder without a built site throws an error', async () => {
  await expect(
    serveSite({ dir: path.join(dir, 'courses'), basePath: '/', port: 0 }),
  ).rejects.toThrow('404.html');
});

test('a live folder serves current files, and responds with 503 without a complete site', async () => {
  const live = mkdtempSync(path.join(tmpdir(), 'live-'));
  const write = (file: string, text: string) => writeFileSync(path.join(live, file), text);
  write('404.html', 'not found');
  write('about.html', 'about');
  const { url, server } = await serveSite({ dir: live, basePath: '/', port: 0, live: true });
  servers.push(server);
  const request = async (address: string) => {
    const response = await fetch(url + address);
    return [response.status, await response.text()] as const;
  };
  expect(await request('about')).toEqual([200, 'about']);

  rmSync(path.join(live, '404.html'));
  rmSync(path.join(live, 'about.html'));
  expect((await fetch(url)).headers.get('content-security-policy')).toBe(responsePolicy());
  const [status, text] = await request('about');
  expect(status).toBe(503);
  expect(text).toContain('being built');

  write('courses.html', 'courses');
  write('404.html', 'nothing here');
  expect(await request('about')).toEqual([404, 'nothing here']);
  expect(await request('courses')).toEqual([200, 'courses']);
  rmSync(live, { recursive: true });
});

test.each([
  [{}, 'br'],
  [{ live: true }, null],
  [{ live: true, compressed: true }, 'br'],
])('with the options %j, the encoding is %j', async (options, encoding) => {
  const { url, server } = await serveSite({ dir, basePath: '/', port: 0, ...options });
  servers.push(server);
  const response = await fetch(`${url}packed.txt`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
});
