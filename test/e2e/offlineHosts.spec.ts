import type { Page } from '@playwright/test';
import { COURSE_INDEX } from '../../src/content/courseIndex';
import { PAGES_CACHE, SAVED_CACHE } from '../../src/offline/cacheNames';
import {
  ADDRESSES,
  GLOSSARY_ADDRESS,
  lessonAddress,
  PLANNER_ADDRESS,
  REVIEW_ADDRESS,
} from '../../src/site/addresses';
import type { Fault } from '../support/faultyHost';
import { chunkUrl } from './support/chunks';
import { LESSON } from './support/contents';
import { isKept, test, visitWithWorker, type Deployment } from './support/deployment';
import { hydrated } from './support/hydrated';
import { openIntro } from './support/intro';
import { expect } from './support/test';

/** The service worker with hosts that answer wrongly, elsewhere, late, or not at all. */

const LESSON_FILE = lessonAddress(LESSON.slug).slice(1);

test.beforeEach(({ expectMessages }) => {
  expectMessages(/status of (?:503|500)|ChunkLoadError|MIME type|could not be fetched/);
});

/** The course that the tests visit last. */
const LAST_COURSE = COURSE_INDEX[COURSE_INDEX.length - 1] ?? { slug: '' };

/** Pages whose code no visit of another page fetches: one for each fault, as the browser keeps the right file in the end. */
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
    `a script that is once ${faults.join(', ')} is fetched again past the cache, and the right one is stored`,
    { tag: [...tag] },
    async ({ page, deployment }) => {
      await visitWithWorker(page, `${deployment.url}about`);
      const visits = faults.map((fault, index) => [fault, ...otherPage(index)] as const);
      for (const [fault, chunk, address] of visits) {
        await test.step(`${chunk}: ${fault}`, async () => {
          const asked = failOnce(deployment, chunk, fault);
          await page.goto(deployment.url + address.slice(1));
          await hydrated(page);
          const [first, second] = asked();
          expect(first).toBe('from the cache');
          // A broken connection or a 503 leaves nothing in the browser's cache, so asking again is enough.
          if (fault === 'broken' || fault === 'busy') expect(second).toBeDefined();
          else expect(second).toBe('past the cache');
          await expect.poll(() => isKept(page, chunkUrl(chunk))).toBe(true);
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
    `a script that is always ${faults.join(', ')} is never stored, and the page says what is missing`,
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
          expect(await isKept(page, chunkUrl(chunk))).toBe(false);
        });
      }
    },
  );
}

test('a document that is a portal, short or empty does not replace a stored one, which also covers for a busy host', async ({
  page,
  deployment,
  expectMessages,
}) => {
  // Half a style sheet has another hash.
  expectMessages(/Content Security Policy|policy violation/);
  await visitWithWorker(page, `${deployment.url}about`);
  const title = await page.title();
  const stored = await storedText(page, '/about');
  for (const fault of ['portal', 'short', 'empty'] as const) {
    await test.step(fault, async () => {
      deployment.fault = (pathname) => (pathname === '/about' ? fault : undefined);
      await page.goto(`${deployment.url}about`);
      // A document that is cut short reloads once before it says so.
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

test('a host that never answers gives way to the stored page', async ({ page, deployment }) => {
  await visitWithWorker(page, `${deployment.url}about`);
  // The wait of 4 s is tested in `test/offline/strategies.test.ts`.
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
  'a page and a file that never come are given up, and the connection of the page is closed',
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
        () => 'came',
        () => 'given up',
      ),
    );
    // A page of the navigation could be shown by its stored code.
    await page.goto(deployment.url + LESSON_FILE, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toHaveText("You're offline");
    await ended;
    expect(await answer).toBe('given up');
  },
);

test(
  'a saved lesson opens without a host that redirects to another spelling',
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
  'many visits never evict a saved lesson, and a query makes no page of its own',
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

/** Answers the first request for a chunk wrongly; returns how the chunk was asked for, in order. */
function failOnce(deployment: Deployment, chunk: string, fault: Fault): () => string[] {
  const asked: string[] = [];
  deployment.fault = (pathname, { headers }) => {
    if (!chunkUrl(chunk).test(pathname)) return undefined;
    asked.push(headers['cache-control'] === 'no-cache' ? 'past the cache' : 'from the cache');
    return asked.length === 1 ? fault : undefined;
  };
  return () => asked;
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
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
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
