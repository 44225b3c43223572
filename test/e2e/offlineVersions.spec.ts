import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ASSETS_CACHE, OWN_PREFIX, PAGES_CACHE, SAVED_CACHE } from '../../src/offline/cacheNames';
import { lessonAddress } from '../../src/site/addresses';
import { LESSON } from './support/contents';
import { killSwitch, test, visitWithWorker } from './support/deployment';
import { hydrated } from './support/hydrated';
import { SITES } from './support/sites';
import { expect } from './support/test';

/** How a new version takes over from the one before, how all of it is removed, and what other sites of the origin keep. */

const LESSON_ADDRESS = lessonAddress(LESSON.slug);

/** Caches of another site of the origin; the name of one is that of an early version's cache of this site. */
const FOREIGN_CACHES = ['offline-fallback', 'site:/other/:saved', 'their-cache', 'pages'];

test('a new version is announced and loaded on a click, and leaves what other sites of the origin keep', async ({
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
  await test.step('even if the old worker does not make way', async () => {
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

test('an open tab of the old version can open pages and reload', async ({ page, deployment }) => {
  await visitWithWorker(page, deployment.url);
  deployment.deployNext('second');
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/about/i);
  await page.reload();
  await expectVersion(page, 'second');
  await hydrated(page);
});

test(
  'deleting everything removes the stored pages and the worker, and leaves what other sites of the origin keep',
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
  'the kill switch removes the worker and its caches, and leaves what other sites of the origin keep',
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

test(
  'the stored pages and files of an early version are taken over: saved lessons, pages, and intact files only',
  { tag: '@all' },
  async ({ page, deployment }) => {
    const worker = readFileSync(path.join(SITES.root.dir, 'sw.js'), 'utf8');
    // A worker as early versions left it: preload on, caches without the base path.
    deployment.replace(
      'sw.js',
      `addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload.enable().then(() => clients.claim())));
addEventListener('message', ({ data, ports }) => { if (data.type === 'TAKE_OVER') skipWaiting(); ports[0]?.postMessage(true); });`,
    );
    await page.goto(`${deployment.url}about`);
    await hydrated(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const list = readFileList(worker);
    const wrong = Object.keys(list).find((name) => name.startsWith('page-mock.')) ?? '';
    await page.evaluate(
      async ([lesson, files, wrongFile]) => {
        const pages = await caches.open('pages');
        for (const address of [lesson, '/about?from=mail']) {
          await pages.put(address, await fetch(address));
        }
        const assets = await caches.open('assets');
        await assets.addAll(files.map((name) => `/assets/${name}`));
        await assets.put(`/assets/${wrongFile}`, new Response(''));
        await (await caches.open('offline-0123456789ab')).add('/offline.html');
      },
      [LESSON_ADDRESS, Object.keys(list).filter((name) => name !== wrong), wrong] as const,
    );

    deployment.replace('sw.js', worker);
    await takeOver(page);
    await expect
      .poll(() => page.evaluate(() => caches.keys()))
      .not.toEqual(expect.arrayContaining(['pages']));
    const [saved = [], visited = [], files = []] = await page.evaluate(
      async (names) =>
        Promise.all(
          names.map(async (name) =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
          ),
        ),
      [SAVED_CACHE, PAGES_CACHE, ASSETS_CACHE],
    );
    expect(saved).toContain(LESSON_ADDRESS);
    expect(visited).toContain('/about');
    expect([...saved, ...files]).not.toContain(`/assets/${wrong}`);
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => !name.startsWith('site:'))).toEqual([]);
    expect(
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return (await registration?.navigationPreload.getState())?.enabled;
      }),
    ).toBe(false);
    deployment.goDown();
    await page.goto(deployment.url + LESSON_ADDRESS.slice(1));
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
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

/** Has the browser fetch the host's worker and activates it. */
async function takeOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const next = registration?.installing ?? registration?.waiting;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') next.postMessage({ type: 'TAKE_OVER' });
    });
    registration?.waiting?.postMessage({ type: 'TAKE_OVER' });
    await new Promise<void>((resolve) => {
      const check = () => next?.state === 'activated' || next?.state === 'redundant';
      if (!next || check()) resolve();
      next?.addEventListener('statechange', () => check() && resolve());
    });
  });
}

async function fillForeignCaches(page: Page): Promise<void> {
  await page.evaluate(async (names) => {
    for (const name of names) {
      const cache = await caches.open(name);
      await cache.put('/other/about', new Response('theirs'));
    }
  }, FOREIGN_CACHES);
}

/** @returns the names of the foreign caches that still have their file */
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

function readFileList(worker: string): Record<string, string> {
  const name = /assets\/files\.\w+\.json/.exec(worker)?.[0];
  if (!name) throw new Error('The worker names no list of files.');
  return JSON.parse(readFileSync(path.join(SITES.root.dir, name), 'utf8')) as Record<
    string,
    string
  >;
}
