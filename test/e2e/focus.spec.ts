import type { Page } from '@playwright/test';
import { EVERY_KIND } from './support/kinds';
import { tabStops } from './support/measure/tabStops';
import { UNKNOWN_ADDRESS } from './support/routes';
import { expect, test } from './support/test';

/** The shell's own live region; pages have theirs deeper down. */
function announcementOf(page: Page) {
  return page.locator('main > [role="status"]');
}

test('the first page takes no focus and announces nothing', async ({ page, site }) => {
  await site.visit(page, '/courses');
  await expect(page.locator('body')).toBeFocused();
  await expect(announcementOf(page)).toBeEmpty();
});

test('a route change moves the focus to the heading and announces the title', async ({
  page,
  site,
}) => {
  await site.visit(page, '/');
  for (const label of ['Tutorials', 'Courses', 'Programs', 'About Us']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click();
    await expect(page.locator('main h1')).toBeFocused();
    await expect(announcementOf(page)).toHaveText(await page.title());
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }),
    ).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(page).toHaveURL(site.url('/programs'));
  await expect(page.locator('main h1')).toBeFocused();
  await expect(announcementOf(page)).toHaveText(await page.title());
});

test('from the heading the keyboard goes on into the page', async ({ page, site }) => {
  await site.visit(page, UNKNOWN_ADDRESS);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tutorials' })
    .click();
  await expect(page.locator('main h1')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.querySelector('header')?.contains(document.activeElement)),
  ).toBe(false);
});

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test.describe(`by keyboard at ${width} px, ${colorScheme}`, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const address of EVERY_KIND) {
      test(`each stop on ${address} shows the focus and is covered by nothing`, async ({
        page,
        site,
      }) => {
        test.slow();
        await site.visit(page, address);
        const stops = await tabStops(page);
        expect(stops.length).toBeGreaterThan(10);
        expect(stops.filter(({ isShown }) => !isShown).map(({ name }) => name)).toEqual([]);
        expect(
          stops
            .filter(({ coveredBy }) => coveredBy)
            .map(({ name, coveredBy }) => `${name}: ${coveredBy}`),
        ).toEqual([]);
      });
    }
  });
}
