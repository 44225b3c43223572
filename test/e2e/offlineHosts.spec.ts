import type { Page } from '@playwright/test';
import { COURSE_INDEX } from '../../src/content/courseIndex';
import { ASSETS_CACHE, PAGES_CACHE, SAVED_CACHE } from '../../src/offline/cacheNames';
import { lessonAddress } from '../../src/site/addresses';
import type { Fault } from '../support/faultyHost';
import { chunkUrl } from './support/chunks';
import { LESSON } from './support/contents';
import { test, visitWithWorker } from './support/deployment';
import { hydrated } from './support/hydrated';
import { expect } from './support/test';

/** The service worker with hosts that answer wrongly, elsewhere, late, or not at all. */

const LESSON_FILE = lessonAddress(LESSON.slug).slice(1);

test.beforeEach(({ expectMessages }) => {
  expectMessages(/status of (?:503|500)|ChunkLoadError|MIME type|could not be fetched/);
});

/** A course that no test here visits before. */
const LAST_COURSE = COURSE_INDEX[COURSE_INDEX.length - 1] ?? { slug: '' };

const WRONG_SCRIPTS: readonly Fault[] = ['portal', 'empty', 'changed', 'short', 'broken', 'busy'];
for (const fault of WRONG_SCRIPTS) {
  test(`a script that is "${fault}" once is asked for again past the cache, and the right one is kept`, async ({
    page,
    deployment,
  }) => {
    await visitWithWorker(page, `${deployment.url}about`);
    let times = 0;
    deployment.fault = (pathname) => {
      if (!chunkUrl('page-course').test(pathname)) return undefined;
      times += 1;
      return times === 1 ? fault : undefined;
    };
    await page.goto(`${deployment.url}courses/${await firstCourse(page)}`);
    await hydrated(page);
    expect(times).toBe(2);
    deployment.goDown();
    await page.reload();
    await hydrated(page);
  });
}

for (const fault of ['portal', 'empty', 'changed'] as const) {
  test(`a script that is always "${fault}" is never kept, and the page says what is missing`, async ({
    page,
    deployment,
  }) => {
    await visitWithWorker(page, `${deployment.url}about`);
    deployment.fault = (pathname) => (chunkUrl('page-course').test(pathname) ? fault : undefined);
    await page.goto(`${deployment.url}courses/${await firstCourse(page)}`);
    await expect(page.getByText('Some controls of this page could not be fetched.')).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
    expect(await keptIn(page, ASSETS_CACHE, /page-course\.\w+\.js$/)).toBe(false);
  });
}

const CUT_SHORT = /^This page was cut short on its way\.|^Some controls of this page/;
for (const fault of ['portal', 'short', 'empty'] as const) {
  test(`a document that is "${fault}" is not kept over a good one`, async ({
    page,
    deployment,
    expectMessages,
  }) => {
    // Half a style sheet has another hash.
    expectMessages(/Content Security Policy|policy violation/);
    await visitWithWorker(page, `${deployment.url}about`);
    const title = await page.title();
    deployment.fault = (pathname) => (pathname === '/about' ? fault : undefined);
    await page.goto(`${deployment.url}about`);
    // What was cut short loads itself anew, once, before it says so.
    if (fault === 'short') await expect(page.getByText(CUT_SHORT)).toBeVisible();
    deployment.goDown();
    await page.goto(`${deployment.url}about`);
    await hydrated(page);
    await expect(page).toHaveTitle(title);
  });
}

test('a host that is busy gives way to the kept page', async ({ page, deployment }) => {
  await visitWithWorker(page, `${deployment.url}about`);
  deployment.fault = (pathname) => (pathname === '/about' ? 'busy' : undefined);
  await page.reload();
  await hydrated(page);
});

test('a host that never answers gives way to the kept page after 4 seconds', async ({
  page,
  deployment,
}) => {
  await visitWithWorker(page, `${deployment.url}about`);
  deployment.fault = () => 'silent';
  const start = Date.now();
  await page.goto(`${deployment.url}about`, { waitUntil: 'commit' });
  const took = Date.now() - start;
  expect(took).toBeGreaterThan(3_500);
  expect(took).toBeLessThan(7_000);
  await hydrated(page);
});

test('a page that never begins is given up, its connection too', async ({ page, deployment }) => {
  test.slow();
  await visitWithWorker(page, `${deployment.url}about`);
  const ended = new Promise<void>((resolve) => {
    deployment.fault = (pathname, request) => {
      if (pathname === `/${LESSON_FILE}`) request.socket.once('close', resolve);
      return 'silent';
    };
  });
  // None of the navigation: of those the code may be kept by now, which then shows the page itself.
  await page.goto(deployment.url + LESSON_FILE, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveText('You are offline');
  await ended;
});

test('what a page asks for and never comes is given up, too', async ({ page, deployment }) => {
  test.slow();
  await visitWithWorker(page, `${deployment.url}about`);
  deployment.fault = () => 'silent';
  const answer = await page.evaluate(() =>
    fetch('/favicon.ico').then(
      () => 'came',
      () => 'given up',
    ),
  );
  expect(answer).toBe('given up');
});

test('where a host redirects to another spelling a saved lesson opens without it', async ({
  page,
  deployment,
}) => {
  deployment.redirect = (pathname) =>
    /^\/(?:tutorials\/[^/.]+|offline\.html)$/.test(pathname)
      ? `${pathname.replace('.html', '')}/`
      : undefined;
  deployment.alias = (pathname) => (pathname === '/offline/' ? '/offline.html' : pathname);
  await visitWithWorker(page, `${deployment.url}tutorials`);
  await page.goto(deployment.url + LESSON_FILE);
  await hydrated(page);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
  await page.evaluate((name) => caches.delete(name), PAGES_CACHE);
  deployment.goDown();
  await page.goto(deployment.url + LESSON_FILE);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(LESSON.title);
  await page.goto(`${deployment.url}courses/${LAST_COURSE.slug}`);
  await expect(page.locator('h1')).toHaveText('You are offline');
});

test('no flood of visits pushes a saved lesson out, and queries are no pages of their own', async ({
  page,
  deployment,
}) => {
  await visitWithWorker(page, deployment.url + LESSON_FILE);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
  await page.evaluate(async () => {
    for (let count = 0; count < 130; count += 1) await fetch(`/about?visit=${count}`);
    for (let count = 0; count < 130; count += 1) await fetch(`/icons/icon.svg/${count}`);
  });
  expect(await keptIn(page, PAGES_CACHE, /\?/)).toBe(false);
  expect(await keptIn(page, SAVED_CACHE, new RegExp(`${LESSON_FILE}$`))).toBe(true);
  deployment.goDown();
  await page.goto(`${deployment.url}${LESSON_FILE}?from=mail`);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(LESSON.title);
});

test('home, never visited, is where the offline page leads', async ({ page, deployment }) => {
  await visitWithWorker(page, `${deployment.url}about`);
  await expect.poll(() => keptIn(page, ASSETS_CACHE, /page-home\.\w+\.js$/)).toBe(true);
  deployment.goDown();
  await page.goto(deployment.url + LESSON_FILE);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await hydrated(page);
  await expect(page).toHaveURL(deployment.url);
  await expect(page.locator('h1')).not.toHaveText('You are offline');
});

for (const [how, goOffline] of [
  ['the host is down and the browser thinks it is online', 'down'],
  ['the browser knows that it is offline', 'offline'],
] as const) {
  test(`the first run in a saved lesson takes less than a second where ${how}`, async ({
    page,
    context,
    deployment,
  }) => {
    await visitWithWorker(page, deployment.url + LESSON_FILE);
    await page.getByRole('button', { name: 'Save for offline' }).click();
    await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
    if (goOffline === 'down') deployment.goDown();
    else await context.setOffline(true);
    await page.goto(deployment.url + LESSON_FILE);
    await hydrated(page);
    expect(await page.evaluate(() => navigator.onLine)).toBe(goOffline === 'down');
    const example = page.getByRole('group', { name: 'example 1' });
    await example.scrollIntoViewIfNeeded();
    await expect(example.getByRole('textbox')).toBeVisible();
    const asked = page.waitForEvent('request', {
      predicate: (request) => request.url().includes('runner.html') && /kept/.test(request.url()),
    });
    await example.getByRole('button', { name: 'Run' }).click();
    const start = Date.now();
    await asked;
    expect(Date.now() - start).toBeLessThan(900);
    await expect(example.getByRole('log')).not.toBeEmpty();
  });
}

async function firstCourse(page: Page): Promise<string> {
  const link = page.getByRole('contentinfo').locator('a[href*="/courses/"]').first();
  return ((await link.getAttribute('href')) ?? '').split('/').pop() ?? '';
}

function keptIn(page: Page, cacheName: string, address: RegExp): Promise<boolean> {
  return page.evaluate(
    async ([name, pattern]) => {
      const kept = await (await caches.open(name)).keys();
      return kept.some(({ url }) => new RegExp(pattern).test(url));
    },
    [cacheName, address.source] as const,
  );
}
