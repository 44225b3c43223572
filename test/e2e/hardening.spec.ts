import type { Page } from '@playwright/test';
import { answerPolicy } from '../../src/build/documents/policy';
import { TRUSTED_TYPES } from '../../src/site/trustedTypes';
import { chunkUrl } from './support/chunks';
import { EVERY_KIND } from './support/kinds';
import { expect, test } from './support/test';

/** What the pages refuse: text as HTML or as the address of a script, and scripts that the build did not make. */

const VIOLATION = /TrustedHTML|TrustedScript|trusted-types|policy violation|Refused to/;
const WRONG_DIGEST = /valid digest|ChunkLoadError/;

/** Adds a statement to a chunk on its way, as a host that was broken into would. */
async function alterChunk(page: Page, name: string): Promise<void> {
  await page.route(chunkUrl(name), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.altered=1` });
  });
}

test('text becomes neither HTML nor a script in any kind of page', async ({
  page,
  site,
  expectMessages,
}) => {
  expectMessages(VIOLATION);
  for (const address of EVERY_KIND) {
    await site.visit(page, address);
    const refused = await page.evaluate((made) => {
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
        // One that is made already cannot be made again with another rule.
        () => window.trustedTypes?.createPolicy(made, {}),
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
    'no second service worker can be registered from another address',
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
  'a script that the build did not make is not run, and the page can be read',
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
        // The page reloads once for each visit's failure.
        await page.evaluate(() => sessionStorage.clear());
      });
    }
  },
);

test('frames of readers and drawings have no origin, even when they are opened on their own, and a drawing runs nothing', async ({
  page,
  site,
}) => {
  for (const frame of ['/runner.html', '/preview.html']) {
    const response = await page.goto(site.url(frame));
    expect(response?.headers()['content-security-policy']).toContain(answerPolicy());
    expect(await page.evaluate(() => window.origin)).toBe('null');
  }
  const response = await page.goto(site.url('/icons/icon.svg'));
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(await page.evaluate(() => document.documentElement.localName)).toBe('svg');
  expect(await page.evaluate(() => window.origin)).toBe('null');
});
