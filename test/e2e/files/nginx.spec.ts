import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import {
  HASHED_CACHE,
  REVALIDATE_CACHE,
  SECURITY_HEADERS,
} from '../../../src/build/files/hostFiles';
import { freePort } from '../support/sites/freePort';
import { COURSE_ADDRESSES } from '../support/content/routes';
import { SITES } from '../support/sites/sites';

/** Serves the built site with a real nginx, configured with the example in `src/build/files/nginx.conf`. */

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DIST = SITES.root.dir;
const MIME_TYPES = '/etc/nginx/mime.types';

const installed = spawnSync('nginx', ['-v']).status === 0;

test.describe('the nginx example', () => {
  test.skip(!installed, 'nginx is not installed');

  let folder: string;
  let nginx: ChildProcess;
  let site: string;

  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'nginx-example-'));
    const port = await freePort();
    cpSync(DIST, path.join(folder, 'site'), { recursive: true });
    // Precompresses one file, as a release build does.
    const script = path.join(folder, 'site/assets', mainScript());
    writeFileSync(`${script}.gz`, gzipSync(readFileSync(script)));
    writeFileSync(path.join(folder, 'nginx.conf'), mainConfig(folder, port));
    nginx = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
      stdio: 'inherit',
    });
    await waitForPort(port);
    site = `http://127.0.0.1:${port}`;
  });

  test.afterAll(() => {
    nginx.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const address of ['/', '/about', '/about/', ...COURSE_ADDRESSES.slice(0, 1)]) {
    test(`${address} is a page`, async ({ request }) => {
      const response = await request.get(site + address, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-control']).toBe(REVALIDATE_CACHE);
      expect(await response.text()).toContain('<h1');
    });
  }

  test('an unknown address gets the not-found page with status 404', async ({ request }) => {
    const response = await request.get(`${site}/no/such/page`);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('data-page="not-found"');
  });

  test('a hashed file is cached for a year and served compressed', async ({ request }) => {
    const response = await request.get(`${site}/assets/${mainScript()}`, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(response.headers()['cache-control']).toBe(HASHED_CACHE);
    expect(response.headers()['content-encoding']).toBe('gzip');
  });

  test('every response has the security headers', async ({ request }) => {
    for (const address of ['/', '/no/such/page', '/runner.html']) {
      const headers = (await request.get(site + address)).headers();
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
        expect(headers[name.toLowerCase()], `${name} of ${address}`).toBe(value);
      }
    }
  });
});

function mainScript(): string {
  return readdirSync(path.join(DIST, 'assets')).find((file) => /^main\..+\.js$/.test(file)) ?? '';
}

/** Wraps the example in the minimal configuration that nginx needs, with this test's port and folder. */
function mainConfig(folder: string, port: number): string {
  const example = readFileSync(path.join(ROOT, 'src/build/files/nginx.conf'), 'utf8')
    .replace('listen 127.0.0.1:8080;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/site;', `root ${folder}/site;`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
include ${MIME_TYPES};
access_log off;
${temporary}
${example}
}
`;
}

/** Waits until something listens on the port. */
async function waitForPort(port: number): Promise<void> {
  await expect
    .poll(
      () =>
        new Promise<boolean>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => resolve(true));
          socket.on('error', () => resolve(false)).unref();
        }),
    )
    .toBe(true);
}
