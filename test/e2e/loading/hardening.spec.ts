import type { Page } from '@playwright/test';
import { brand } from '../../../.generated/school/brand';
import { responsePolicy } from '../../../src/build/documents/policy';
import { TRUSTED_TYPES } from '../../../src/site/trustedTypes';
import { chunkUrl } from '../support/chunks';
import { EVERY_KIND } from '../support/content/kinds';
import { expect, test } from '../support/test';

/**
 * Pages reject plain strings as HTML or script URLs (Trusted Types), and scripts that differ from the build's
 * (subresource integrity).
 */

const VIOLATION = /TrustedHTML|TrustedScript|trusted-types|policy violation|Refused to/;
const WRONG_DIGEST = /valid digest|ChunkLoadError/;

/** Hosts whose scripts the brand allows. */
const SCRIPT_HOSTS = (brand.allowedOrigins ?? []).filter((host) => host.for.includes('scripts'));

/** Appends a statement to a chunk in transit, as a compromised host would. */
async function alterChunk(page: Page, name: string): Promise<void> {
  await page.route(chunkUrl(name), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.altered=1` });
  });
}

test('no kind of page accepts text as HTML or as a script', async ({
  page,
  site,
  expectMessages,
}) => {
  // Few third-party scripts support Trusted Types, so a brand that allows some turns them off.
  test.skip(SCRIPT_HOSTS.length > 0, 'The brand allows scripts from other hosts.');
  expectMessages(VIOLATION);
  for (const address of EVERY_KIND) {
    await site.visit(page, address);
    const refused = await page.evaluate((existingPolicy) => {
      const script = document.createElement('script');
      const attempts = [
        () => (document.createElement('p').innerHTML = '<b>'),
        () => document.body.insertAdjacentHTML('beforeend', '<b>'),
        () => (document.createElement('iframe').srcdoc = '<b>'),
        () => (script.src = '/assets/main.js'),
        () => (script.textContent = '1'),
        () => new DOMParser().parseFromString('<b>', 'text/html'),
        () => document.body.setAttribute('onclick', '1'),
        () => window.trustedTypes?.createPolicy('default', {}),
        () => window.trustedTypes?.createPolicy('other', {}),
        // Creating a second policy with the name of an existing one must fail as well.
        () => window.trustedTypes?.createPolicy(existingPolicy, {}),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return String(attempt);
        } catch {
          return null;
        }
      });
    }, TRUSTED_TYPES.logo);
    expect([address, ...refused.filter(Boolean)]).toEqual([address]);
  }
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'no service worker can be registered from another URL',
    { tag: '@all' },
    async ({ page, site, expectMessages }) => {
      expectMessages(VIOLATION);
      await site.visit(page, '/');
      const refused = await page.evaluate(() =>
        navigator.serviceWorker.register('/other.js').then(
          () => '',
          (error: Error) => error.message,
        ),
      );
      expect(refused).toContain('TrustedScriptURL');
    },
  );
});

test(
  "an altered script doesn't run, and the page stays readable",
  { tag: '@all' },
  async ({ page, site, expectMessages }) => {
    expectMessages(WRONG_DIGEST);
    for (const name of ['runtime', 'vendor', 'main', 'page-programs']) {
      await test.step(name, async () => {
        await alterChunk(page, name);
        await page.goto(site.url('/programs'));
        await expect(page.getByText("Some controls on this page didn't load.")).toBeVisible();
        await expect(page.locator('main h1')).toBeVisible();
        expect(await page.evaluate(() => 'altered' in window)).toBe(false);
        await page.unroute(chunkUrl(name));
        // Resets the guard that limits automatic reloads.
        await page.evaluate(() => sessionStorage.clear());
      });
    }
  },
);

test("sandbox documents and SVGs have an opaque origin when opened directly, and SVGs can't run scripts", async ({
  page,
  site,
}) => {
  for (const frame of ['/runner.html', '/runner-python.html', '/preview.html']) {
    const response = await page.goto(site.url(frame));
    expect(response?.headers()['content-security-policy']).toContain(
      responsePolicy(brand.allowedOrigins),
    );
    expect(await page.evaluate(() => window.origin)).toBe('null');
  }
  const response = await page.goto(site.url('/icons/icon.svg'));
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(await page.evaluate(() => document.documentElement.localName)).toBe('svg');
  expect(await page.evaluate(() => window.origin)).toBe('null');
});
