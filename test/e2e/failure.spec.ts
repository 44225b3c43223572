import type { Page } from '@playwright/test';
import { courseAddress, lessonAddress } from '../../src/site/addresses';
import { startFaultyHost } from '../support/faultyHost';
import {
  chunkUrl,
  holdChunk,
  LOST_CHUNK,
  loseChunk,
  neverIdle,
  truncateChunk,
} from './support/chunks';
import { LESSON, LONG_COURSE } from './support/contents';
import { hydrated } from './support/hydrated';
import { SITES } from './support/sites';
import { stepTo } from './support/stepTo';
import { expect, test } from './support/test';

function goToPrograms(page: Page) {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Programs' })
    .click();
}

function countDocuments(page: Page, url: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url() === url) count += 1;
  });
  return () => count;
}

/** The page works as without JavaScript: it can be read, it says what is missing, and no control is dead. */
async function expectReadable(page: Page) {
  await expect(page.getByText("Some controls on this page didn't load.")).toBeVisible();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Switch to/ })).toHaveCount(0);
}

/** Lets a script load again, and the page reload once more by itself. */
async function forgetFailure(page: Page, name: string) {
  await page.unroute(chunkUrl(name));
  await page.evaluate(() => sessionStorage.clear());
}

/** What browser and React say of a script that ends in the middle. */
const CUT_SCRIPT =
  /SyntaxError|Unexpected (?:end|token)|Invalid or unexpected|missing \)|ChunkLoadError|valid digest/;

test.describe('a script that arrives in part', () => {
  test.beforeEach(({ expectMessages }) => {
    expectMessages(CUT_SCRIPT);
  });

  test('is fetched again, and the page is shown without a reload', async ({ page, site }) => {
    await neverIdle(page);
    const documents = countDocuments(page, site.url('/programs'));
    await truncateChunk(page, 'page-programs', 1);
    await site.visit(page, '/');
    // Not by a link: pointer and focus would each ask for it ahead, and the second get it whole.
    await stepTo(page, site.url('/programs'));
    await expect(page).toHaveTitle(/programs/i);
    expect(documents()).toBe(0);
    await expect(page).toHaveURL(site.url('/programs'));
    await expect(page.locator('main h1')).toBeVisible();
  });

  test('leaves a page to read when it is always cut off, and the page says what is missing', async ({
    page,
    site,
  }) => {
    for (const name of ['runtime', 'vendor', 'main', 'page-programs']) {
      await test.step(name, async () => {
        await truncateChunk(page, name);
        await page.goto(site.url('/programs'));
        await expectReadable(page);
        await forgetFailure(page, name);
      });
    }
  });
});

test.describe('a wrong script that the browser may keep for a year', () => {
  test.beforeEach(({ expectMessages }) => {
    expectMessages(CUT_SCRIPT);
    expectMessages(/request leaves the site|MIME type/);
  });

  const FAULTS = ['empty', 'short', 'portal'] as const;
  /** One fault per script; `npm run test:all` has the others. */
  const CORE: Readonly<Record<string, (typeof FAULTS)[number]>> = {
    runtime: 'empty',
    vendor: 'short',
    main: 'portal',
    'page-programs': 'empty',
  };
  const PAIRS = Object.keys(CORE).flatMap((name) =>
    FAULTS.map((fault) => ({ name, fault, isCore: CORE[name] === fault })),
  );
  for (const [which, isCore, tag] of [
    ['in one way', true, []],
    ['in the other ways', false, ['@all']],
  ] as const) {
    test(
      `is fetched again past the browser's cache: each script, wrong ${which}`,
      { tag: [...tag] },
      async ({ page }) => {
        for (const { name, fault } of PAIRS.filter((pair) => pair.isCore === isCore)) {
          await test.step(`${name}: ${fault}`, async () => {
            // Another host each time, of which the browser has nothing in its cache.
            const host = await startFaultyHost(SITES.root.dir);
            const asked: (string | undefined)[] = [];
            host.fault = (pathname, { headers }) => {
              if (!chunkUrl(name).test(pathname)) return undefined;
              asked.push(headers['cache-control']);
              return asked.length === 1 ? fault : undefined;
            };
            await page.goto(`${host.url}programs`);
            await hydrated(page);
            expect(asked.slice(0, 2)).toEqual([undefined, 'no-cache']);
            await expect(page.getByText('Some controls on this page')).toBeHidden();
            // What the page fetches when it is idle must not fail.
            await page.goto('about:blank');
            host.goDown();
          });
        }
      },
    );
  }
});

const LOST_PARTS = [
  ['/', 'first-exercise', 'Check'],
  ['/about#storage', 'about-storage', 'Show'],
  [`${courseAddress(LONG_COURSE.slug)}#syllabus`, 'course-syllabus', null],
  [lessonAddress(LESSON.slug), 'lesson-text', 'Mark as done'],
  [lessonAddress(LESSON.slug), `lesson-${LESSON.slug}`, 'Mark as done'],
] as const;

test(
  'a part of a page whose code is lost stays readable, and the page says so',
  { tag: '@all' },
  async ({ expectMessages, page, site }) => {
    expectMessages(LOST_CHUNK);
    for (const [address, chunk, control] of LOST_PARTS) {
      await test.step(`${address} without ${chunk}`, async () => {
        await loseChunk(page, chunk);
        await page.goto('about:blank');
        await site.visit(page, address);
        const headings = page.locator('main').getByRole('heading', { level: 2 });
        const before = await headings.allTextContents();
        expect(before.length).toBeGreaterThan(3);
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect(page.getByText("Some controls on this page didn't load.")).toBeVisible();
        // A change from above is when React could give the prerendered HTML up.
        // By keyboard: where it would cover what is used it is away.
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
  'a page whose code hangs for 30 seconds is asked for anew by one reload',
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

test.describe('a page whose code does not arrive', () => {
  test.beforeEach(({ expectMessages }) => {
    expectMessages(LOST_CHUNK);
  });

  test('is loaded anew, once, and then shown', { tag: '@sub' }, async ({ page, site }) => {
    await neverIdle(page);
    const documents = countDocuments(page, site.url('/programs'));
    // The second is the one past the cache.
    await loseChunk(page, 'page-programs', 2);
    await site.visit(page, '/');
    // Not by a link: pointer and focus would each ask for it ahead, and the click get it whole.
    await stepTo(page, site.url('/programs'));
    await expect.poll(documents).toBe(1);
    await hydrated(page);
    await expect(page).toHaveURL(site.url('/programs'));
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('heading', { name: "This page didn't load" })).toHaveCount(0);
  });

  test(
    'is loaded anew no more than once, and can still be read',
    { tag: '@all' },
    async ({ page, site }) => {
      const documents = countDocuments(page, site.url('/programs'));
      await neverIdle(page);
      await loseChunk(page, 'page-programs');
      await test.step('when a link leads to it', async () => {
        await site.visit(page, '/');
        await goToPrograms(page);
        await expectReadable(page);
        expect(documents()).toBe(1);
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      });
      await test.step('when it is the first page', async () => {
        await page.evaluate(() => sessionStorage.clear());
        await page.goto(site.url('/programs'));
        await expectReadable(page);
        expect(documents()).toBe(3);
      });
    },
  );

  test(
    'can still be read when a script of every page is lost, and says what is missing',
    { tag: '@all' },
    async ({ page, site }) => {
      for (const name of ['runtime', 'vendor', 'main']) {
        await test.step(name, async () => {
          await loseChunk(page, name);
          await page.goto(site.url('/programs'));
          await expectReadable(page);
          await forgetFailure(page, name);
        });
      }
    },
  );

  test(
    'without a network shows a plain screen, and Try again brings the page',
    { tag: '@sub' },
    async ({ context, page, site }) => {
      const about = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'About Us' });
      await neverIdle(page);
      await site.visit(page, '/');
      // Once shown, a page has all its code.
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

      await test.step('the rest of the site can be used', async () => {
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

  test('with blocked storage, which cannot guard a reload, shows the screen at once', async ({
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
    'Login leads to what About says of accounts when its dialog is lost',
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
