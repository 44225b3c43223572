import type { Page } from '@playwright/test';
import { chunkUrl, holdChunk, neverIdle, recordRequests } from './support/chunks';
import { codeManifest } from './support/codeManifest';
import { LESSON_ADDRESSES, NAVIGATION } from './support/routes';
import { stepTo } from './support/stepTo';
import { expect, test } from './support/test';

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
  test('the first page fetches its own code; another is fetched once a link to it is hovered or focused', async ({
    page,
    site,
  }) => {
    await neverIdle(page);
    const requests = recordRequests(page);
    await site.visit(page, '/about');
    const fetched = () =>
      CHUNKS.filter((name) => requests.some((url) => chunkUrl(`page-${name}`).test(url)));
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    expect(fetched()).toEqual(['about']);

    const hovered = page.waitForRequest(chunkUrl('page-courses'));
    await link('Courses').hover();
    await hovered;
    const focused = page.waitForRequest(chunkUrl('page-programs'));
    await link('Programs').focus();
    await focused;
    expect(fetched()).toEqual(['courses', 'programs', 'about']);
  });

  test('the pages of the navigation are fetched when the browser is idle', async ({
    page,
    site,
  }) => {
    const fetched = Promise.all(
      ['tutorials', 'courses', 'programs', 'about'].map((name) =>
        page.waitForRequest(chunkUrl(`page-${name}`)),
      ),
    );
    await site.visit(page, '/');
    await fetched;
  });

  test('a fetched page is shown at once, without the loader', async ({ page, site }) => {
    await neverIdle(page);
    await site.visit(page, '/');
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.innerText.includes('Loading the page'))
          document.body.dataset['loader'] = '';
      }).observe(document.body, { childList: true, subtree: true });
    });
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Programs' });
    const programs = await (await page.request.get(site.url('/programs'))).text();
    const { deferred } = codeManifest(programs);
    const files = [
      '/assets/page-programs.',
      // The footer is there already, and a page that the router opens has nothing to take over. Numbers are parts of others.
      ...deferred.filter((file) => !/\/(?:footer|restore-input|\d+)\./.test(file)),
    ];
    await link.hover();
    for (const file of files) {
      const hasArrived = (part = '') =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(part));
      await expect.poll(() => page.evaluate(hasArrived, file)).toBe(true);
      // Webpack takes the element away once the script has run.
      await expect(page.locator(`script[src*="${file}"]`)).toHaveCount(0);
    }
    await link.click();
    await expect(page).toHaveURL(site.url('/programs'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-loader');
  });
});

test.describe('the loader', () => {
  test('fills the screen with black and a spinner at its center while a page is on its way', async ({
    page,
    site,
  }) => {
    const release = await holdChunk(page, 'page-courses');
    await site.visit(page, '/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Courses' })
      .click();

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

  test('shows while any page of the navigation is on its way', async ({ page, site }) => {
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

  // All of it: what came in later would push what is being read.
  test(
    'shows while any file of a lesson is on its way',
    { tag: '@all' },
    async ({ page, site }) => {
      const address = LESSON_ADDRESSES[0] ?? '';
      const slug = address.replace('/tutorials/', '');
      await neverIdle(page);
      for (const name of ['page-lesson', 'lesson-files', `lesson-${slug}`, 'lesson-text']) {
        await test.step(name, async () => {
          const release = await holdChunk(page, name);
          await site.visit(page, '/tutorials');
          const asked = page.waitForRequest(chunkUrl(name));
          await stepTo(page, site.url(address));
          await asked;
          await nothingElseIsLoading(page, name);
          await expect(page.getByText('Loading the page')).toBeAttached();
          await expect(page.locator('main h1')).toHaveCount(0);
          release();
          await expect(page.locator('main h1')).toBeVisible();
          await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible();
        });
      }
    },
  );
});

/** Waits until a file is all that is awaited: what would be shown without it has been shown by then. */
async function nothingElseIsLoading(page: Page, name: string) {
  // Webpack takes the element away once the script has run.
  const loading = page.locator('script[data-webpack]');
  // A file of data has no element.
  const isScript = !LESSON_ADDRESSES.some((address) =>
    address.endsWith(`/${name.slice('lesson-'.length)}`),
  );
  await expect(loading).toHaveCount(isScript ? 1 : 0);
  if (isScript) await expect(loading).toHaveAttribute('src', chunkUrl(name));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
