import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ASSETS_CACHE, PAGES_CACHE, SAVED_CACHE } from '../../src/offline/cacheNames';
import { lessonAddress } from '../../src/site/addresses';
import { LESSON } from './support/contents';
import { killSwitch, test, visitWithWorker, type Deployment } from './support/deployment';
import { hydrated } from './support/hydrated';
import { SITES } from './support/sites';
import { expect } from './support/test';

/** What the worker keeps on an origin that other sites share, what versions before it kept, and how it is removed. */

const LESSON_ADDRESS = lessonAddress(LESSON.slug);

/** Caches of another site of the origin, one of which has the name that this site's had before. */
const THEIRS = ['offline-fallback', 'site:/other/:saved', 'their-cache', 'pages'];

const REMOVALS: readonly [how: string, remove: (page: Page, host: Deployment) => Promise<void>][] =
  [
    ['an update', (page, host) => updateTo(page, host, `${realWorker()}//`)],
    ['the kill switch', async (page, host) => updateTo(page, host, await killSwitch())],
    ['deleting everything', deleteEverything],
  ];
for (const [how, remove] of REMOVALS) {
  test(`${how} leaves what other sites of the origin keep`, async ({ page, deployment }) => {
    await visitWithWorker(page, `${deployment.url}about`);
    await page.evaluate(async (names) => {
      for (const name of names) {
        const cache = await caches.open(name);
        await cache.put('/other/about', new Response('theirs'));
      }
    }, THEIRS);
    await remove(page, deployment);
    const left = await page.evaluate(async (names) => {
      const found = await Promise.all(
        names.map((name) => caches.match('/other/about', { cacheName: name })),
      );
      return names.filter((_, index) => found[index]);
    }, THEIRS);
    expect(left).toEqual(THEIRS);
  });
}

test('what a version before kept is taken over: lessons that were saved, pages, and only right files', async ({
  page,
  deployment,
}) => {
  // A worker as versions before left it: preload on, caches without the base path.
  deployment.replace(
    'sw.js',
    `addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload.enable().then(() => clients.claim())));
addEventListener('message', ({ data, ports }) => { if (data.type === 'TAKE_OVER') skipWaiting(); ports[0]?.postMessage(true); });`,
  );
  await page.goto(`${deployment.url}about`);
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const list = JSON.parse(
    readFileSync(path.join(SITES.root.dir, fileListOf(SITES.root.dir)), 'utf8'),
  ) as Record<string, string>;
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
  await updateTo(page, deployment, realWorker());
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .not.toEqual(expect.arrayContaining(['pages']));
  const kept = await page.evaluate(
    async (names) =>
      Promise.all(
        names.map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      ),
    [SAVED_CACHE, PAGES_CACHE, ASSETS_CACHE],
  );
  const [saved = [], visited = [], files = []] = kept;
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
});

test('the frame that runs code is taken from the cache of its version, and from no other', async ({
  page,
  context,
  deployment,
}) => {
  await page.goto(`${deployment.url}about`);
  await page.evaluate(async () => {
    const cache = await caches.open('aaa');
    await cache.put('/runner.html', new Response('<p>forged</p>'));
  });
  await visitWithWorker(page, deployment.url + LESSON_ADDRESS.slice(1));
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
  await context.setOffline(true);
  deployment.goDown();
  await page.reload();
  await hydrated(page);
  const example = page.getByRole('group', { name: 'example 1' });
  await example.getByRole('button', { name: 'Run' }).click();
  await expect(example.getByRole('log')).not.toBeEmpty();
});

test('the browser is asked once to hold on to what is saved, and its answer is shown', async ({
  page,
  deployment,
}) => {
  await page.addInitScript(() => {
    let isGranted = false;
    Object.assign(window, { asked: 0 });
    Object.defineProperty(navigator, 'storage', {
      value: {
        persisted: () => Promise.resolve(isGranted),
        persist: () => {
          (window as unknown as { asked: number }).asked += 1;
          isGranted = true;
          return Promise.resolve(true);
        },
      },
    });
  });
  await visitWithWorker(page, deployment.url + LESSON_ADDRESS.slice(1));
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(
    page.getByText('Your browser keeps what is saved until you delete it.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Saved for offline' }).click();
  await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(1);
  await page.goto(`${deployment.url}about#storage`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Copies of pages' })).toContainText(
    'Your browser may remove what is saved when the device runs short of space.',
  );
});

/** Has the host serve another worker, and lets it take over. */
async function updateTo(page: Page, deployment: Deployment, source: string): Promise<void> {
  deployment.replace('sw.js', source);
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

async function deleteEverything(page: Page): Promise<void> {
  const storage = page.locator('#storage');
  await storage.scrollIntoViewIfNeeded();
  await storage.getByRole('button', { name: 'Delete', exact: true }).click();
  await storage.getByRole('button', { name: 'Delete everything' }).click();
  await expect(storage.getByRole('status')).toContainText('is deleted');
  expect(
    await page.evaluate(async (prefix) => {
      const names = await caches.keys();
      return names.filter((name) => name.startsWith(prefix));
    }, 'site:/:'),
  ).toEqual([]);
}

function realWorker(): string {
  return readFileSync(path.join(SITES.root.dir, 'sw.js'), 'utf8');
}

function fileListOf(dir: string): string {
  const name = /assets\/files\.\w+\.json/.exec(readFileSync(path.join(dir, 'sw.js'), 'utf8'))?.[0];
  if (!name) throw new Error('The worker names no list of files.');
  return name;
}
