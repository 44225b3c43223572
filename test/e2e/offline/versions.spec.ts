import type { Page } from '@playwright/test';
import { OWN_PREFIX } from '../../../src/offline/cacheNames';
import { killSwitch, test, visitWithWorker } from '../support/deployment/deployment';
import { headerLink } from '../support/headerLink';
import { hydrated } from '../support/hydrated';
import { expect } from '../support/test';

/**
 * Tests how a new version replaces the old one, how the Delete button and the kill switch remove everything,
 * and that other sites' caches are left alone.
 */

/** Cache names that belong to other sites on the same origin. */
const FOREIGN_CACHES = ['offline-fallback', 'site:/other/:saved', 'their-cache', 'pages'];

test("a new version is announced, loads on a click, and leaves other sites' caches alone", async ({
  page,
  deployment,
}) => {
  const notice = page.getByText('A new version of this site is ready.');
  const button = page.getByRole('button', { name: 'Reload' });
  for (const [address, version] of [
    ['', 'second'],
    ['about', 'third'],
  ] as const) {
    await test.step(`on /${address}`, async () => {
      await visitWithWorker(page, deployment.url + address);
      await fillForeignCaches(page);
      deployment.deployNext(version);
      await checkForUpdate(page);
      await expect(notice).toBeVisible();
      await button.click();
      await expectVersion(page, version);
      await hydrated(page);
      await expect(notice).toBeHidden();
      await expect.poll(() => hasWaitingWorker(page)).toBe(false);
    });
  }
  await test.step("even if the old worker doesn't hand over", async () => {
    deployment.deployNext('fourth');
    await checkForUpdate(page);
    await page.evaluate(() => {
      ServiceWorker.prototype.postMessage = () => undefined;
    });
    await button.click();
    await expectVersion(page, 'fourth');
  });
  expect(await foreignCaches(page)).toEqual(FOREIGN_CACHES);
});

test('an open tab of the old version can open pages and reload', async ({
  page,
  deployment,
  expectMessages,
}) => {
  // The old version's code is gone, so the page is opened from its new document.
  expectMessages(/ChunkLoadError|MIME type/);
  await visitWithWorker(page, deployment.url);
  deployment.deployNext('second');
  await headerLink(page, '/about').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/about/i);
  await page.reload();
  await expectVersion(page, 'second');
  await hydrated(page);
});

test(
  "deleting everything removes cached pages and the worker, and leaves other sites' caches alone",
  { tag: '@all' },
  async ({ page, deployment }) => {
    await visitWithWorker(page, `${deployment.url}about`);
    await fillForeignCaches(page);
    await page.reload();
    const storage = page.locator('#storage');
    const copies = storage.locator('li').filter({ hasText: 'Copies of pages' });
    await storage.scrollIntoViewIfNeeded();
    await expect(copies).toContainText(/\d+ files/);
    await storage.getByRole('button', { name: 'Delete', exact: true }).click();
    await storage.getByRole('button', { name: 'Delete everything' }).click();
    await expect(storage.getByRole('status')).toContainText('was deleted');
    await expect(copies).toContainText('not stored');
    expect(await ownState(page)).toEqual({ caches: [], registrations: 0 });
    expect(await foreignCaches(page)).toEqual(FOREIGN_CACHES);
  },
);

test(
  "the kill switch removes the worker and its caches, and leaves other sites' caches alone",
  { tag: '@all' },
  async ({ page, deployment }) => {
    await visitWithWorker(page, deployment.url);
    await fillForeignCaches(page);
    deployment.replace('sw.js', await killSwitch());
    await checkForUpdate(page);
    await expect.poll(() => ownState(page)).toEqual({ caches: [], registrations: 0 });
    expect(await foreignCaches(page)).toEqual(FOREIGN_CACHES);
    await page.reload();
    await hydrated(page);
  },
);

async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
}

function hasWaitingWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () =>
    Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
  );
}

async function expectVersion(page: Page, version: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-version', version);
}

async function fillForeignCaches(page: Page): Promise<void> {
  await page.evaluate(async (names) => {
    for (const name of names) {
      const cache = await caches.open(name);
      await cache.put('/other/about', new Response('theirs'));
    }
  }, FOREIGN_CACHES);
}

/** @returns the names of other sites' caches that still contain the file from `fillForeignCaches` */
function foreignCaches(page: Page): Promise<string[]> {
  return page.evaluate(async (names) => {
    const found = await Promise.all(
      names.map((name) => caches.match('/other/about', { cacheName: name })),
    );
    return names.filter((_, index) => found[index]);
  }, FOREIGN_CACHES);
}

function ownState(page: Page): Promise<{ caches: string[]; registrations: number }> {
  return page.evaluate(
    async ([prefix, foreign]) => ({
      caches: (await caches.keys()).filter(
        (name) => name.startsWith(prefix) || !foreign.includes(name),
      ),
      registrations: (await navigator.serviceWorker.getRegistrations()).length,
    }),
    [OWN_PREFIX, FOREIGN_CACHES] as const,
  );
}
