import type { Page } from '@playwright/test';
import { FIRST_EXERCISE } from '../../../.generated/firstExercise';
import { courseAddress, lessonAddress } from '../../../src/site/addresses';
import { startFaultyHost } from '../../support/faultyHost';
import {
  chunkUrl,
  holdChunk,
  LOST_CHUNK,
  loseChunk,
  neverIdle,
  truncateChunk,
} from '../support/chunks';
import { LESSON, LONG_COURSE } from '../support/content/contents';
import { headerLink } from '../support/headerLink';
import { hydrated } from '../support/hydrated';
import { SITES } from '../support/sites/sites';
import { stepTo } from '../support/stepTo';
import { expect, test } from '../support/test';

function goToPrograms(page: Page) {
  return headerLink(page, '/programs').click();
}

/** Counts loaded documents, not requests: the browser may have fetched a document ahead. */
function countDocuments(page: Page, url: string): () => number {
  let count = 0;
  page.on('domcontentloaded', () => {
    if (page.url() === url) count += 1;
  });
  return () => count;
}

/**
 * Expects the page to work as it does without JavaScript: readable, with a notice, and without broken
 * controls.
 */
async function expectReadable(page: Page) {
  await expect(page.getByText("Some controls on this page didn't load.")).toBeVisible();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Switch to/ })).toHaveCount(0);
}

/** Lets a chunk load again, and resets the guard that limits automatic reloads. */
async function resetFailure(page: Page, name: string) {
  await page.unroute(chunkUrl(name));
  await page.evaluate(() => sessionStorage.clear());
}

/** Messages that the browser and React log for a truncated script. */
const TRUNCATED_SCRIPT =
  /SyntaxError|Unexpected (?:end|token)|Invalid or unexpected|missing \)|ChunkLoadError|valid digest/;

test.describe('a truncated script', () => {
  test.beforeEach(({ expectMessages }) => {
    expectMessages(TRUNCATED_SCRIPT);
  });

  test('is refetched, and the page appears without a reload', async ({ page, site }) => {
    await neverIdle(page);
    const documents = countDocuments(page, site.url('/programs'));
    await truncateChunk(page, 'page-programs', 1);
    await site.visit(page, '/');
    // Doesn't click a link, because hover and focus would each request the chunk early, and the second
    // request would succeed.
    await stepTo(page, site.url('/programs'));
    await expect(page).toHaveTitle(/programs/i);
    expect(documents()).toBe(0);
    await expect(page).toHaveURL(site.url('/programs'));
    await expect(page.locator('main h1')).toBeVisible();
  });

  test('leaves the page readable with a notice if it stays truncated', async ({ page, site }) => {
    for (const name of ['runtime', 'vendor', 'main', 'page-programs']) {
      await test.step(name, async () => {
        await truncateChunk(page, name);
        await page.goto(site.url('/programs'));
        await expectReadable(page);
        await resetFailure(page, name);
      });
    }
  });
});

test.describe('a corrupt script that the browser can cache for a year', () => {
  test.beforeEach(({ expectMessages }) => {
    expectMessages(TRUNCATED_SCRIPT);
    expectMessages(/request leaves the site|MIME type/);
  });

  const FAULTS = ['empty', 'short', 'portal'] as const;
  /** One fault to test for each script; `npm run test:all` also tests the other faults. */
  const CORE: Readonly<Record<string, (typeof FAULTS)[number]>> = {
    runtime: 'empty',
    vendor: 'short',
    main: 'portal',
    'page-programs': 'empty',
  };
  const PAIRS = Object.keys(CORE).flatMap((name) =>
    FAULTS.map((fault) => ({ name, fault, isCore: CORE[name] === fault })),
  );
  for (const [faults, isCore, tag] of [
    ['one fault each', true, []],
    ['all other faults', false, ['@all']],
  ] as const) {
    test(
      `is refetched, bypassing the browser's cache: ${faults}`,
      { tag: [...tag] },
      async ({ page }) => {
        for (const { name, fault } of PAIRS.filter((pair) => pair.isCore === isCore)) {
          await test.step(`${name}: ${fault}`, async () => {
            // Starts a new host each time so that the browser has nothing cached.
            const host = await startFaultyHost(SITES.root.dir);
            const cacheHeaders: (string | undefined)[] = [];
            host.fault = (pathname, { headers }) => {
              if (!chunkUrl(name).test(pathname)) return undefined;
              cacheHeaders.push(headers['cache-control']);
              return cacheHeaders.length === 1 ? fault : undefined;
            };
            await page.goto(`${host.url}programs`);
            await hydrated(page);
            expect(cacheHeaders.slice(0, 2)).toEqual([undefined, 'no-cache']);
            await expect(page.getByText('Some controls on this page')).toBeHidden();
            // Leaves the page before the host goes down, so that the page's idle-time requests don't fail.
            await page.goto('about:blank');
            host.goDown();
          });
        }
      },
    );
  }
});

const LOST_CHUNKS = [
  ...(FIRST_EXERCISE ? [['/', 'first-exercise', 'Check'] as const] : []),
  ['/about#storage', 'about-storage', 'Show'],
  [`${courseAddress(LONG_COURSE.slug)}#syllabus`, 'course-syllabus', null],
  [lessonAddress(LESSON.slug), 'lesson-text', 'Mark as done'],
  [lessonAddress(LESSON.slug), `lesson-${LESSON.slug}`, 'Mark as done'],
] as const;

test(
  "a section whose code can't be loaded stays readable, and the page shows a notice",
  { tag: '@all' },
  async ({ expectMessages, page, site }) => {
    expectMessages(LOST_CHUNK);
    for (const [address, chunk, control] of LOST_CHUNKS) {
      await test.step(`${address} without ${chunk}`, async () => {
        await loseChunk(page, chunk);
        await page.goto('about:blank');
        await site.visit(page, address);
        const headings = page.locator('main').getByRole('heading', { level: 2 });
        const before = await headings.allTextContents();
        expect(before.length).toBeGreaterThan(3);
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect(page.getByText("Some controls on this page didn't load.")).toBeVisible();
        // Switches the color mode to rerender everything above the section, which could make React discard
        // the section's prerendered HTML.
        await page.getByRole('button', { name: /^Switch to/ }).press('Enter');
        await expect(headings).toHaveText(before);
        if (control)
          await expect(page.getByRole('button', { name: control }).first()).toBeVisible();
        await page.unroute(chunkUrl(chunk));
      });
    }
  },
);

test(
  'a page whose code hangs for 30 s is reloaded once',
  { tag: '@all' },
  async ({ page, site, expectMessages }) => {
    expectMessages(/ChunkLoadError/);
    await neverIdle(page);
    await page.clock.install();
    const documents = countDocuments(page, site.url('/programs'));
    const release = await holdChunk(page, 'page-programs');
    await site.visit(page, '/');
    await goToPrograms(page);
    await expect(page.getByText('Loading the page')).toBeAttached();
    await page.clock.fastForward(29_000);
    expect(documents()).toBe(0);
    await expect(page.getByText('Loading the page')).toBeAttached();
    await page.clock.fastForward(2_000);
    await expect.poll(documents).toBe(1);
    release();
    await hydrated(page);
    await expect(page).toHaveURL(site.url('/programs'));
    await expect(page.locator('main h1')).toBeVisible();
  },
);

test.describe("a page whose code can't be loaded", () => {
  test.beforeEach(({ expectMessages }) => {
    expectMessages(LOST_CHUNK);
  });

  test('is reloaded once and then shown', { tag: '@sub' }, async ({ page, site }) => {
    await neverIdle(page);
    const documents = countDocuments(page, site.url('/programs'));
    // Two failures are needed because the loader retries once, bypassing the cache.
    await loseChunk(page, 'page-programs', 2);
    await site.visit(page, '/');
    // Doesn't click a link, because hover and focus would each request the chunk early, and the click's
    // request would succeed.
    await stepTo(page, site.url('/programs'));
    await expect.poll(documents).toBe(1);
    await hydrated(page);
    await expect(page).toHaveURL(site.url('/programs'));
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('heading', { name: "This page didn't load" })).toHaveCount(0);
  });

  test('is reloaded at most once and stays readable', { tag: '@all' }, async ({ page, site }) => {
    const documents = countDocuments(page, site.url('/programs'));
    await neverIdle(page);
    await loseChunk(page, 'page-programs');
    await test.step('after following a link', async () => {
      await site.visit(page, '/');
      await goToPrograms(page);
      await expectReadable(page);
      expect(documents()).toBe(1);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    });
    await test.step('as the first page', async () => {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(site.url('/programs'));
      await expectReadable(page);
      expect(documents()).toBe(3);
    });
  });

  test(
    'stays readable and shows a notice when a shared script is missing',
    { tag: '@all' },
    async ({ page, site }) => {
      for (const name of ['runtime', 'vendor', 'main']) {
        await test.step(name, async () => {
          await loseChunk(page, name);
          await page.goto(site.url('/programs'));
          await expectReadable(page);
          await resetFailure(page, name);
        });
      }
    },
  );

  test(
    'shows an error screen when offline, and Try again loads it',
    { tag: '@sub' },
    async ({ context, page, site }) => {
      const about = headerLink(page, '/about');
      await neverIdle(page);
      await site.visit(page, '/');
      // Visits the page first, which loads all of its code.
      await about.click();
      await expect(page.locator('main h1')).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(site.url('/'));
      await context.setOffline(true);
      await goToPrograms(page);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText("This page didn't load");
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
        'href',
        site.basePath,
      );
      await expect(page.getByRole('main')).not.toContainText(/ChunkLoadError|https?:|\.js/);

      await test.step('the rest of the site still works', async () => {
        await about.click();
        await expect(page.getByRole('heading', { name: "This page didn't load" })).toHaveCount(0);
        await expect(page.locator('main h1')).toBeFocused();
        await goToPrograms(page);
        await expect(page.getByRole('heading', { name: "This page didn't load" })).toBeVisible();
      });

      await context.setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await hydrated(page);
      await expect(page).toHaveURL(site.url('/programs'));
      await expect(page.getByRole('heading', { name: "This page didn't load" })).toHaveCount(0);
      await expect(page.locator('main h1')).toBeVisible();
    },
  );

  test('shows the error screen without reloading when storage is blocked', async ({
    page,
    site,
  }) => {
    await neverIdle(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    const documents = countDocuments(page, site.url('/programs'));
    await loseChunk(page, 'page-programs');
    await site.visit(page, '/');
    await goToPrograms(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(documents()).toBe(0);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await hydrated(page);
    await expect(page).toHaveURL(site.url('/'));
  });

  test(
    "Login leads to the accounts section of About if its dialog can't be loaded",
    { tag: '@all' },
    async ({ page, site }) => {
      await loseChunk(page, 'account-dialog');
      await site.visit(page, '/');
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL(site.url('/about#accounts'));
      await expect(page.locator('#accounts')).toBeInViewport();
    },
  );
});
