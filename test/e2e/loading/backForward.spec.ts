import { chromium, type Browser, type Page } from '@playwright/test';
import { KNOWN_IDS } from '../../../.generated/knownIds';
import { findBrowser } from '../../../src/build/findBrowser';
import { lessonAddress } from '../../../src/site/addresses';
import { hydrated } from '../support/hydrated';
import { openIntro } from '../support/intro';
import { expect, test } from '../support/test';

/**
 * Tests pages restored from the back/forward cache. Playwright disables it by default, so these tests launch
 * their own browser.
 */

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

/** Goes back after the script has ended, because `evaluate` fails if the navigation destroys its page first. */
function goBack(page: Page) {
  return page.evaluate(() => {
    setTimeout(() => history.back());
  });
}

function savedKeys(page: Page) {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('/progress/')),
  );
}

/**
 * Returns true if the browser keeps pages in the back/forward cache; headless browsers don't. Navigates
 * between plain text files to find out.
 */
async function hasBackForwardCache(page: Page, urls: readonly [string, string]): Promise<boolean> {
  await page.goto(urls[0]);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });
  await page.goto(urls[1]);
  await goBack(page);
  await expect(page).toHaveURL(urls[0]);
  await expect(page.locator('pre')).toBeVisible();
  return page.evaluate(() => 'sameDocument' in window);
}

test("deleted data doesn't come back with the Back button", async ({ site }) => {
  const page = await browser.newPage();
  const isCaching = await hasBackForwardCache(page, [
    site.url('/licenses.txt'),
    site.url('/robots.txt'),
  ]);
  test.skip(!isCaching, 'this Chromium has no back/forward cache');
  await page.goto(site.url(lessonAddress(SLUG)));
  await hydrated(page);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });
  const bookmark = page.getByRole('button', { name: 'Bookmark' });
  await openIntro(page);
  await bookmark.click();
  // Clicks instead of scrolling, because Playwright retries a click if hydration replaces the section.
  await page.getByRole('main').getByRole('textbox').first().click();
  // Waits for the editor, because keys are ignored until drafts can be saved.
  await expect(page.locator('[data-editor]')).toBeVisible();
  await page.keyboard.type('// mine');
  await page.goto(site.url('/about#storage'));
  await hydrated(page);
  expect((await savedKeys(page)).some((key) => key.startsWith('/progress/drafts/'))).toBe(true);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Delete').click();
  await button('Delete everything').click();
  await expect(page.locator('#storage').getByRole('status')).toContainText('was deleted');
  await button('Delete copy').click();

  await goBack(page);
  await expect(bookmark).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('// mine')).toHaveCount(0);
  await page.goto(site.url('/about#storage'));
  await hydrated(page);
  expect((await savedKeys(page)).filter((key) => /drafts|bookmarks/.test(key))).toEqual([]);
  await page.close();
});
