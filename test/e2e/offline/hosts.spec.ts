import type { Page } from '@playwright/test';
import { COURSE_INDEX } from '../../../src/content/outlines/courseIndex';
import { PAGES_CACHE, SAVED_CACHE } from '../../../src/offline/cacheNames';
import {
  ADDRESSES,
  GLOSSARY_ADDRESS,
  lessonAddress,
  PLANNER_ADDRESS,
  REVIEW_ADDRESS,
} from '../../../src/site/addresses';
import type { Fault } from '../../support/faultyHost';
import { chunkUrl } from '../support/chunks';
import { LESSON } from '../support/content/contents';
import { isCached, test, visitWithWorker, type Deployment } from '../support/deployment/deployment';
import { hydrated } from '../support/hydrated';
import { openIntro } from '../support/intro';
import { expect } from '../support/test';

/** Tests the service worker with hosts that send wrong, redirected, late, or no responses. */

const LESSON_FILE = lessonAddress(LESSON.slug).slice(1);

test.beforeEach(({ expectMessages }) => {
  expectMessages(/status of (?:503|500)|ChunkLoadError|MIME type|could not be fetched/);
});

const LAST_COURSE = COURSE_INDEX[COURSE_INDEX.length - 1] ?? { slug: '' };

/**
 * Pages whose code no other page prefetches. Each fault is tested with a different page, because the browser
 * caches the correct file of a page after its first fault.
 */
const OTHER_PAGES: readonly [chunk: string, address: string][] = [
  ['page-course', `${ADDRESSES.courses}/${LAST_COURSE.slug}`],
  ['page-lesson', lessonAddress(LESSON.slug)],
  ['page-glossary', GLOSSARY_ADDRESS],
  ['page-review', REVIEW_ADDRESS],
  ['page-planner', PLANNER_ADDRESS],
];

for (const [faults, tag] of [
  [['portal', 'changed'], []],
  [['empty', 'short', 'broken', 'busy'], ['@all']],
] as const) {
  test(
    `a script with a one-time fault (${faults.join(', ')}) is refetched, bypassing the cache, and the correct one is cached`,
    { tag: [...tag] },
    async ({ page, deployment }) => {
      await visitWithWorker(page, `${deployment.url}about`);
      const visits = faults.map((fault, index) => [fault, ...otherPage(index)] as const);
      for (const [fault, chunk, address] of visits) {
        await test.step(`${chunk}: ${fault}`, async () => {
          const requests = failOnce(deployment, chunk, fault);
          await page.goto(deployment.url + address.slice(1));
          await hydrated(page);
          const [first, second] = requests();
          expect(first).toBe('default');
          // A dropped connection or a 503 isn't cached, so a plain retry is enough.
          if (fault === 'broken' || fault === 'busy') expect(second).toBeDefined();
          else expect(second).toBe('no-cache');
          await expect.poll(() => isCached(page, chunkUrl(chunk))).toBe(true);
        });
      }
      deployment.goDown();
      for (const [, , address] of visits) {
        await page.goto(deployment.url + address.slice(1));
        await hydrated(page);
      }
    },
  );
}

for (const [faults, tag] of [
  [['portal'], []],
  [['empty', 'changed'], ['@all']],
] as const) {
  test(
    `a script with a permanent fault (${faults.join(', ')}) is never cached, and the page shows a notice`,
    { tag: [...tag] },
    async ({ page, deployment }) => {
      await visitWithWorker(page, `${deployment.url}about`);
      for (const [index, fault] of faults.entries()) {
        await test.step(fault, async () => {
          const [chunk, address] = otherPage(index);
          deployment.fault = (pathname) => (chunkUrl(chunk).test(pathname) ? fault : undefined);
          await page.goto(deployment.url + address.slice(1));
          await expect(page.getByText("Some controls on this page didn't load.")).toBeVisible();
          await expect(page.locator('main h1')).toBeVisible();
          expect(await isCached(page, chunkUrl(chunk))).toBe(false);
        });
      }
    },
  );
}

test("a portal page or a truncated or empty document doesn't replace a cached one, which is also served if the host is busy", async ({
  page,
  deployment,
  expectMessages,
}) => {
  // A truncated inline style doesn't match its hash in the policy.
  expectMessages(/Content Security Policy|policy violation/);
  await visitWithWorker(page, `${deployment.url}about`);
  const title = await page.title();
  const stored = await storedText(page, '/about');
  for (const fault of ['portal', 'short', 'empty'] as const) {
    await test.step(fault, async () => {
      deployment.fault = (pathname) => (pathname === '/about' ? fault : undefined);
      await page.goto(`${deployment.url}about`);
      // A truncated document reloads itself once before it shows the notice.
      if (fault === 'short') {
        await expect(
          page.getByText(/^This page didn't load completely\.|^Some controls on this page/),
        ).toBeVisible();
      }
      expect(await storedText(page, '/about')).toBe(stored);
    });
  }
  await test.step('busy', async () => {
    deployment.fault = (pathname) => (pathname === '/about' ? 'busy' : undefined);
    await page.goto(`${deployment.url}about`);
    await hydrated(page);
    await expect(page).toHaveTitle(title);
  });
  deployment.goDown();
  await page.goto(`${deployment.url}about`);
  await hydrated(page);
  await expect(page).toHaveTitle(title);
});

test('a cached page is shown if the host never responds', async ({ page, deployment }) => {
  await visitWithWorker(page, `${deployment.url}about`);
  // `test/offline/strategies.test.ts` tests the four-second timeout itself.
  let unanswered = 0;
  deployment.fault = (pathname, request) => {
    if (pathname === '/about') {
      unanswered += 1;
      request.socket.once('close', () => (unanswered -= 1));
    }
    return 'silent';
  };
  await page.goto(`${deployment.url}about`);
  await hydrated(page);
  expect(unanswered).toBe(1);
});

test(
  "requests for a page and a file that never arrive are aborted, and the page's connection is closed",
  { tag: '@all' },
  async ({ page, context, deployment }) => {
    test.slow();
    await visitWithWorker(page, `${deployment.url}about`);
    const other = await context.newPage();
    await other.goto(`${deployment.url}about`);
    const ended = new Promise<void>((resolve) => {
      deployment.fault = (pathname, request) => {
        if (pathname === `/${LESSON_FILE}`) request.socket.once('close', resolve);
        return 'silent';
      };
    });
    const answer = other.evaluate(() =>
      fetch('/favicon.ico').then(
        () => 'loaded',
        () => 'aborted',
      ),
    );
    // Requests a lesson, because the browser could show the pages linked in the header without a request,
    // from cached code.
    await page.goto(deployment.url + LESSON_FILE, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toHaveText("You're offline");
    await ended;
    expect(await answer).toBe('aborted');
  },
);

test(
  'a saved lesson opens offline if the host redirects to a trailing slash',
  { tag: '@all' },
  async ({ page, deployment }) => {
    deployment.redirect = (pathname) =>
      /^\/(?:tutorials\/[^/.]+|offline\.html)$/.test(pathname)
        ? `${pathname.replace('.html', '')}/`
        : undefined;
    deployment.alias = (pathname) => (pathname === '/offline/' ? '/offline.html' : pathname);
    await visitWithWorker(page, `${deployment.url}tutorials`);
    await saveLesson(page, deployment);
    await page.evaluate((name) => caches.delete(name), PAGES_CACHE);
    deployment.goDown();
    await page.goto(deployment.url + LESSON_FILE);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(LESSON.title);
    await page.goto(`${deployment.url}courses/${LAST_COURSE.slug}`);
    await expect(page.locator('h1')).toHaveText("You're offline");
  },
);

test(
  'many visits never evict a saved lesson, and queries are ignored in cache keys',
  { tag: '@all' },
  async ({ page, deployment }) => {
    await visitWithWorker(page, deployment.url + LESSON_FILE);
    await saveLesson(page, deployment);
    await page.evaluate(async () => {
      for (let count = 0; count < 130; count += 1) await fetch(`/about?visit=${count}`);
      for (let count = 0; count < 130; count += 1) await fetch(`/icons/icon.svg/${count}`);
    });
    expect(await hasStored(page, PAGES_CACHE, /\?/)).toBe(false);
    expect(await hasStored(page, SAVED_CACHE, new RegExp(`${LESSON_FILE}$`))).toBe(true);
    deployment.goDown();
    await page.goto(`${deployment.url}${LESSON_FILE}?from=mail`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(LESSON.title);
  },
);

/**
 * Makes the first request for a chunk fail.
 *
 * @returns a function that returns the cache mode of each request for it so far
 */
function failOnce(deployment: Deployment, chunk: string, fault: Fault): () => string[] {
  const requests: string[] = [];
  deployment.fault = (pathname, { headers }) => {
    if (!chunkUrl(chunk).test(pathname)) return undefined;
    requests.push(headers['cache-control'] === 'no-cache' ? 'no-cache' : 'default');
    return requests.length === 1 ? fault : undefined;
  };
  return () => requests;
}

function otherPage(index: number): [chunk: string, address: string] {
  const found = OTHER_PAGES[index];
  if (!found) throw new Error(`There are ${OTHER_PAGES.length} pages to fail.`);
  return found;
}

async function saveLesson(page: Page, deployment: Deployment): Promise<void> {
  await page.goto(deployment.url + LESSON_FILE);
  await hydrated(page);
  await openIntro(page);
  await page.getByRole('button', { name: 'Save for offline' }).first().click();
  await expect(page.getByRole('button', { name: 'Saved for offline' }).first()).toBeVisible();
}

function storedText(page: Page, address: string): Promise<string | undefined> {
  return page.evaluate(
    async ([cacheName, url]) => (await caches.match(url, { cacheName }))?.text(),
    [PAGES_CACHE, address] as const,
  );
}

function hasStored(page: Page, cacheName: string, address: RegExp): Promise<boolean> {
  return page.evaluate(
    async ([name, pattern]) => {
      const stored = await (await caches.open(name)).keys();
      return stored.some(({ url }) => new RegExp(pattern).test(url));
    },
    [cacheName, address.source] as const,
  );
}
