import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import webpack from 'webpack';
import { serveSite, type RunningSite } from '../../src/build/server/serve';
import { readSettings } from '../../src/build/settings';
import { workerConfig } from '../../src/build/webpack/workerConfig';
import { lessonAddress } from '../../src/site/addresses';
import { brand as second } from '../support/secondBrand';
import { LESSON, PAGE_EXERCISE } from './support/contents';
import { hydrated } from './support/hydrated';
import { SECOND_BRAND_DIST, SITES } from './support/sites';
import { expect, test as base } from './support/test';

/** The service worker: what opens without a network, and how a new version takes over. */

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A lesson, as seen from the host's root. */
const LESSON_FILE = lessonAddress(LESSON.slug).slice(1);

interface Deployment extends RunningSite {
  /** Serves another build from now on; it speaks for the second brand. */
  deployNext: () => void;
  /** Ends the host: unlike the browser's own offline mode this reaches the worker too. */
  goDown: () => void;
  /** Puts a file's text in place. */
  replace: (file: string, text: string) => void;
}

const test = base.extend<{ deployment: Deployment }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function wants from this pattern.
  deployment: async ({}, use) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'deployment-'));
    cpSync(SITES.root.dir, dir, { recursive: true });
    const running = await serveSite({ dir, basePath: '/', port: 0, live: true });
    await use({
      ...running,
      deployNext: () => {
        rmSync(dir, { recursive: true });
        cpSync(SECOND_BRAND_DIST, dir, { recursive: true });
      },
      goDown: () => {
        running.server.closeAllConnections();
        running.server.close();
      },
      replace: (file, text) => writeFileSync(path.join(dir, file), text),
    });
    running.server.closeAllConnections();
    running.server.close();
    rmSync(dir, { recursive: true, force: true });
  },
});

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ expectMessages, deployment }) => {
  // These tests have a host of their own, and the browser logs every request that found no network.
  expectMessages(new RegExp(`^request leaves the site: ${deployment.url}`));
  expectMessages(/net::ERR_|status of 404|Failed to fetch|ServiceWorker/);
});

test('after one visit the seen page and the pages of the navigation open without a network', async ({
  page,
  context,
  deployment,
}) => {
  await visitWithWorker(page, `${deployment.url}about`);
  await expect.poll(() => isKept(page, /page-programs\.\w+\.js$/)).toBe(true);
  await context.setOffline(true);
  deployment.goDown();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Programs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/program/i);
});

test('a page that is not kept says so, and leads on', async ({ page, context, deployment }) => {
  await visitWithWorker(page, `${deployment.url}about`);
  await context.setOffline(true);
  deployment.goDown();
  await page.goto(deployment.url + LESSON_FILE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(deployment.url);
});

test('a page in a saved lesson is drawn and checked without a network', async ({
  page,
  context,
  deployment,
}) => {
  const address = deployment.url + lessonAddress(PAGE_EXERCISE.slug).slice(1);
  await visitWithWorker(page, address);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
  await context.setOffline(true);
  deployment.goDown();
  await page.goto(address);
  await hydrated(page);
  const region = page.getByRole('region', { name: PAGE_EXERCISE.exercise.title });
  await region.scrollIntoViewIfNeeded();
  await region.getByRole('button', { name: 'Check' }).click();
  await expect(region.getByRole('list', { name: 'Checks' })).toContainText('Expected');
  const shown = region.frameLocator('iframe').frameLocator('iframe.shown');
  await expect(shown.locator('body')).toBeVisible();
});

const SAVES: readonly [where: string, address: string, button: string][] = [
  ['its own page', LESSON_FILE, 'Save for offline'],
  ['the list', 'tutorials', 'Save all for offline'],
];
for (const [where, address, button] of SAVES) {
  test(`a lesson saved on ${where} opens without a network, and its code runs`, async ({
    page,
    context,
    deployment,
  }) => {
    await visitWithWorker(page, deployment.url + address);
    await page.evaluate(() => caches.delete('pages'));
    await page.reload();
    await page.getByRole('button', { name: button }).click();
    // All of them are many files.
    await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible({
      timeout: 20_000,
    });
    await context.setOffline(true);
    deployment.goDown();
    await page.goto(deployment.url + LESSON_FILE);
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
    const example = page.getByRole('group', { name: 'example 1' });
    await example.getByRole('textbox').focus();
    await expect(example.locator('.cm-content')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('console.log(6 * 7)');
    await example.getByRole('button', { name: 'Run' }).click();
    await expect(example.getByRole('log')).toHaveText('42');
  });
}

test('without a network a lesson is not saved, and the button says so and stays', async ({
  page,
  context,
  deployment,
}) => {
  await visitWithWorker(page, `${deployment.url}tutorials`);
  const save = page.getByRole('button', { name: 'Save all for offline' });
  await expect(save).toBeEnabled();
  await context.setOffline(true);
  deployment.goDown();
  await save.click();
  await expect(page.getByText('Not saved. Try again when you have a connection.')).toBeVisible();
  await expect(save).toBeFocused();
});

test('deleting what is stored deletes the kept pages and the worker', async ({
  page,
  deployment,
}) => {
  await visitWithWorker(page, `${deployment.url}about`);
  await page.reload();
  const storage = page.locator('#storage');
  await storage.scrollIntoViewIfNeeded();
  await expect(storage.getByRole('listitem').filter({ hasText: 'Copies of pages' })).toContainText(
    /\d+ files/,
  );
  await storage.getByRole('button', { name: 'Delete', exact: true }).click();
  await storage.getByRole('button', { name: 'Delete everything' }).click();
  await expect(storage.getByRole('status')).toContainText('is deleted');
  await expect(storage.getByRole('listitem').filter({ hasText: 'Copies of pages' })).toContainText(
    'not stored',
  );
  expect(
    await page.evaluate(async () => [
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]),
  ).toEqual([0, 0]);
});

test('a new version is announced and taken on a click', async ({ page, deployment }) => {
  await visitWithWorker(page, `${deployment.url}about`);
  deployment.deployNext();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const notice = page.getByText('A new version of this site is ready.');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Load it' }).click();
  await hydrated(page);
  await expect(notice).toBeHidden();
  await expect(page).toHaveTitle(new RegExp(second.name));
});

test('a new version is loaded on a click even if the old worker does not make way', async ({
  page,
  deployment,
}) => {
  await visitWithWorker(page, deployment.url);
  deployment.deployNext();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
    ServiceWorker.prototype.postMessage = () => undefined;
  });
  await page.getByRole('button', { name: 'Load it' }).click();
  await expect(page).toHaveTitle(new RegExp(second.name));
});

test('an open tab of the old version goes on to pages and to a reload', async ({
  page,
  deployment,
}) => {
  await visitWithWorker(page, deployment.url);
  deployment.deployNext();
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/about/i);
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveTitle(new RegExp(second.name));
});

test('the kill switch removes the worker and all it kept', async ({ page, deployment }) => {
  await visitWithWorker(page, deployment.url);
  deployment.replace('sw.js', readFileSync(await killSwitch(), 'utf8'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
  await page.reload();
  await hydrated(page);
});

/** Visits a page and waits until the worker runs it and has kept what the visit loaded. */
async function visitWithWorker(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const wanted = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes('/assets/'));
        // What the browser fetches when it is idle.
        const manifest = document.getElementById('code-manifest')?.textContent ?? '{}';
        const { navigation = [] } = JSON.parse(manifest) as { navigation?: string[] };
        const kept = await Promise.all(
          [window.location.href, ...wanted, ...navigation].map((one) => caches.match(one)),
        );
        return kept.every(Boolean);
      }),
    )
    .toBe(true);
  // Chromium lets an update wait for what the worker still fetches, for ever if the host's files are exchanged meanwhile.
  await page.waitForLoadState('networkidle');
}

/** Whether the worker keeps a file whose address matches. */
function isKept(page: Page, address: RegExp): Promise<boolean> {
  return page.evaluate(async (pattern) => {
    const kept = await (await caches.open('assets')).keys();
    return kept.some(({ url }) => new RegExp(pattern).test(url));
  }, address.source);
}

/** Compiles the worker that `SERVICE_WORKER=off` ships. */
async function killSwitch(): Promise<string> {
  const outDir = path.join(ROOT, '.build/kill-switch');
  const settings = { ...readSettings({}, ROOT), outDir, serviceWorker: false };
  const clientFiles = {
    filesOf: () => ({ scripts: [], styles: [] }),
    all: [],
    buildId: () => 'off',
  };
  // It is built alone here, so there is no other bundle to wait for.
  const config = { ...workerConfig(settings, clientFiles), dependencies: [] };
  await promisify<void>((done) => webpack(config).run((error) => done(error)))();
  return path.join(outDir, 'sw.js');
}
