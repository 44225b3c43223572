import { chromium, type Browser, type Page } from '@playwright/test';
import { KNOWN_IDS } from '../../.generated/knownIds';
import { findBrowser } from '../../src/build/browser/findBrowser';
import { lessonAddress } from '../../src/site/addresses';
import { hydrated } from './support/hydrated';
import { openIntro } from './support/intro';
import { expect, test } from './support/test';

/** Pages that come back from the browser's cache as they were left. Playwright switches that cache off, so this has a browser of its own. */

const [SLUG = ''] = KNOWN_IDS.slugs;

let browser: Browser;

test.beforeAll(async () => {
  const { executablePath, args } = await findBrowser({ hasWindows: true });
  browser = await chromium.launch({
    executablePath,
    args,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});

test.afterAll(() => browser.close());

function work(page: Page) {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('/progress/')),
  );
}

/** Whether the browser keeps any page for Back, even a plain text: one without windows does not. */
async function keepsPages(page: Page, urls: readonly [string, string]): Promise<boolean> {
  await page.goto(urls[0]);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });
  await page.goto(urls[1]);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(urls[0]);
  await expect(page.locator('pre')).toBeVisible();
  return page.evaluate(() => 'sameDocument' in window);
}

test('delete everything, then Back: it stays deleted', async ({ site }) => {
  const page = await browser.newPage();
  const isAble = await keepsPages(page, [site.url('/licenses.txt'), site.url('/robots.txt')]);
  test.skip(!isAble, 'this Chromium keeps no pages for Back');
  await page.goto(site.url(lessonAddress(SLUG)));
  await hydrated(page);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });
  const bookmark = page.getByRole('button', { name: 'Bookmark' });
  await openIntro(page);
  await bookmark.click();
  // Unlike a scroll, a click is tried again when its section is rendered just then.
  await page.getByRole('main').getByRole('textbox').first().click();
  // It takes no key before there is something that keeps what is typed. The editor has the focus then, and its own place among fields.
  await expect(page.locator('[data-editor]')).toBeVisible();
  await page.keyboard.type('// mine');
  await page.goto(site.url('/about#storage'));
  await hydrated(page);
  expect((await work(page)).some((key) => key.startsWith('/progress/drafts/'))).toBe(true);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Delete').click();
  await button('Delete everything').click();
  await expect(page.locator('#storage').getByRole('status')).toContainText('was deleted');
  await button('Delete copy').click();

  await page.evaluate(() => history.back());
  await expect(bookmark).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('// mine')).toHaveCount(0);
  await page.goto(site.url('/about#storage'));
  await hydrated(page);
  expect((await work(page)).filter((key) => /drafts|bookmarks/.test(key))).toEqual([]);
  await page.close();
});
