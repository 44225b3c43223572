import type { Page } from '@playwright/test';
import { chunkUrl, holdChunk, neverIdle, recordRequests, whenIdle } from '../support/chunks';
import { codeManifest } from '../support/codeManifest';
import { LESSON_ADDRESSES, NAVIGATION } from '../support/content/routes';
import { headerLink } from '../support/headerLink';
import { stepTo } from '../support/stepTo';
import { expect, test } from '../support/test';

const CHUNKS = [
  'home',
  'tutorials',
  'courses',
  'programs',
  'about',
  'course',
  'lesson',
  'not-found',
];

test.describe('pages load on demand', { tag: '@sub' }, () => {
  test('the first page fetches only its own code; another is fetched when its link is hovered or focused', async ({
    page,
    site,
  }) => {
    await neverIdle(page);
    const requests = recordRequests(page);
    await site.visit(page, '/about');
    const fetched = () =>
      CHUNKS.filter((name) => requests.some((url) => chunkUrl(`page-${name}`).test(url)));
    expect(fetched()).toEqual(['about']);

    const hovered = page.waitForRequest(chunkUrl('page-courses'));
    await headerLink(page, '/courses').hover();
    await hovered;
    const focused = page.waitForRequest(chunkUrl('page-programs'));
    await headerLink(page, '/programs').focus();
    await focused;
    expect(fetched()).toEqual(['courses', 'programs', 'about']);
  });

  test("an idle browser doesn't fetch other pages", async ({ page, site }) => {
    const requests = recordRequests(page);
    const idle = whenIdle(page);
    await site.visit(page, '/');
    await idle;
    const pages = CHUNKS.filter((name) =>
      requests.some((url) => chunkUrl(`page-${name}`).test(url)),
    );
    expect(pages).toEqual(['home']);
  });

  test('a prefetched page appears without the loader', async ({ page, site }) => {
    await neverIdle(page);
    await site.visit(page, '/');
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.innerText.includes('Loading the page'))
          document.body.dataset['loader'] = '';
      }).observe(document.body, { childList: true, subtree: true });
    });
    const link = headerLink(page, '/programs');
    const programs = await (await page.request.get(site.url('/programs'))).text();
    const { deferred } = codeManifest(programs);
    const files = [
      '/assets/page-programs.',
      // Skips the footer, which is already loaded; `restore-input`, which client-side navigation doesn't
      // need; and numeric names, which could match other URLs.
      ...deferred.filter((file) => !/\/(?:footer|restore-input|\d+)\./.test(file)),
    ];
    await link.hover();
    for (const file of files) {
      const hasArrived = (part = '') =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(part));
      await expect.poll(() => page.evaluate(hasArrived, file)).toBe(true);
      // Webpack removes the script element once the script has run.
      await expect(page.locator(`script[src*="${file}"]`)).toHaveCount(0);
    }
    await link.click();
    await expect(page).toHaveURL(site.url('/programs'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-loader');
  });
});

test.describe('the loader', () => {
  test('fills the screen with black and a centered spinner while a page loads', async ({
    page,
    site,
  }) => {
    const release = await holdChunk(page, 'page-courses');
    await site.visit(page, '/');
    await headerLink(page, '/courses').click();

    const loader = page.getByRole('status').filter({ hasText: 'Loading the page' });
    await expect(loader).toBeVisible();
    await expect(loader).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
    const covered = await loader.evaluate((element) =>
      [
        [1, 1],
        [640, 30],
        [1279, 719],
        [1240, 680],
        [640, 360],
      ].every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y))),
    );
    expect(covered).toBe(true);
    const spinner = await loader
      .locator('span')
      .first()
      .evaluate((element) => ({
        center: [
          element.getBoundingClientRect().left + element.getBoundingClientRect().width / 2,
          element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2,
        ].map(Math.round),
        turns: getComputedStyle(element).animationIterationCount,
      }));
    expect(spinner).toEqual({ center: [640, 360], turns: 'infinite' });

    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(loader).toBeHidden();
  });

  test('appears while any navigation page loads', async ({ page, site }) => {
    for (const { label, address } of NAVIGATION) {
      await test.step(label, async () => {
        const release = await holdChunk(page, `page-${address.slice(1)}`);
        await site.visit(page, '/');
        await page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('link', { name: label })
          .click();
        await expect(page.getByText('Loading the page')).toBeAttached();
        await expect(page.locator('main h1')).toHaveCount(0);
        release();
        await expect(page.locator('main h1')).toBeVisible();
      });
    }
  });

  // The loader waits for all files, because content that arrives late would shift the text.
  test('appears while any file of a lesson loads', { tag: '@all' }, async ({ page, site }) => {
    const address = LESSON_ADDRESSES[0] ?? '';
    const slug = address.replace('/tutorials/', '');
    await neverIdle(page);
    for (const name of ['page-lesson', 'lesson-files', `lesson-${slug}`, 'lesson-text']) {
      await test.step(name, async () => {
        const release = await holdChunk(page, name);
        await site.visit(page, '/tutorials');
        const requested = page.waitForRequest(chunkUrl(name));
        await stepTo(page, site.url(address));
        await requested;
        await waitForOtherFiles(page, name);
        await expect(page.getByText('Loading the page')).toBeAttached();
        await expect(page.locator('main h1')).toHaveCount(0);
        release();
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
      });
    }
  });
});

/** Waits until only this file is pending, so that anything that doesn't depend on it has been rendered. */
async function waitForOtherFiles(page: Page, name: string) {
  // Webpack removes each script element once its script has run.
  const loading = page.locator('script[data-webpack]');
  // JSON files aren't loaded through a script element.
  const isScript = !LESSON_ADDRESSES.some((address) =>
    address.endsWith(`/${name.slice('lesson-'.length)}`),
  );
  await expect(loading).toHaveCount(isScript ? 1 : 0);
  if (isScript) await expect(loading).toHaveAttribute('src', chunkUrl(name));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
