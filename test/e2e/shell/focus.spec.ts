import type { Page } from '@playwright/test';
import { UNKNOWN_ADDRESS } from '../support/content/routes';
import { headerLink } from '../support/headerLink';
import { expect, test } from '../support/test';

/** Finds the shell's live region. A page's own live regions are nested deeper. */
function announcementOf(page: Page) {
  return page.locator('main > [role="status"]');
}

test("the first page doesn't move focus or announce anything", async ({ page, site }) => {
  await site.visit(page, '/courses');
  await expect(page.locator('body')).toBeFocused();
  await expect(announcementOf(page)).toBeEmpty();
});

test('a route change moves focus to the heading and announces the title', async ({
  page,
  site,
}) => {
  await site.visit(page, '/');
  const addresses = ['/tutorials', '/courses', '/programs', '/about'];
  for (const address of addresses) {
    await headerLink(page, address).click();
    await expect(page.locator('main h1')).toBeFocused();
    await expect(announcementOf(page)).toHaveText(await page.title());
    await expect(headerLink(page, address)).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(page).toHaveURL(site.url('/programs'));
  await expect(page.locator('main h1')).toBeFocused();
  await expect(announcementOf(page)).toHaveText(await page.title());
});

test('Tab moves focus from the heading into the page', async ({ page, site }) => {
  await site.visit(page, UNKNOWN_ADDRESS);
  await headerLink(page, '/tutorials').click();
  await expect(page.locator('main h1')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.querySelector('header')?.contains(document.activeElement)),
  ).toBe(false);
});
