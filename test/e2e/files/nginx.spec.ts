import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import {
  HASHED_CACHE,
  REVALIDATE_CACHE,
  SECURITY_HEADERS,
} from '../../../src/build/files/hostFiles';
import { COURSE_ADDRESSES } from '../support/content/routes';
import { hasNginx, startNginx, type RunningNginx } from '../support/nginx/startNginx';
import { SITES } from '../support/sites/sites';

/** Serves the built site with a real nginx, configured with the example in `src/build/files/nginx.conf`. */

test.describe('the nginx example', () => {
  test.skip(!hasNginx, 'nginx is not installed');

  let nginx: RunningNginx;
  let site: string;

  test.beforeAll(async () => {
    nginx = await startNginx(SITES.root.dir);
    site = nginx.origin;
    // Precompresses one file, as a release build does.
    const script = path.join(nginx.dir, 'assets', mainScript());
    writeFileSync(`${script}.gz`, gzipSync(readFileSync(script)));
  });

  test.afterAll(() => nginx.stop());

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
  return (
    readdirSync(path.join(SITES.root.dir, 'assets')).find((file) => /^main\..+\.js$/.test(file)) ??
    ''
  );
}
