import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { brand } from '../../src/brand/brand';
import { expect, test } from './support/test';

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test.describe('the storage controls', () => {
  test('show what is stored, the color mode too', async ({ page, site }) => {
    await site.visit(page, '/about');
    const storage = page.locator('#storage');
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(storage.getByRole('listitem').first()).toContainText('4 bytes');
    await storage.getByRole('button', { name: 'Show' }).click();
    await expect(storage.getByRole('region', { name: 'Stored as theme' })).toHaveText('dark');
  });

  test('can be used with the keyboard alone, and deleting can be refused', async ({
    page,
    site,
  }) => {
    await site.visit(page, '/about');
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /^Delete your progress/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Delete everything' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#storage').getByRole('status')).toContainText('is deleted');
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(page.locator('html')).toContainClass('light');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('are accessible while showing and while asking', async ({ page, site }) => {
        await page.addInitScript(() => localStorage.setItem('progress-set-aside', '{'));
        await site.visit(page, '/about');
        await page.getByRole('button', { name: 'Show' }).click();
        await expect(
          page.getByRole('region', { name: 'Stored as progress-set-aside' }),
        ).toBeVisible();
        await page.locator('#questions summary').first().click();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Delete', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Keep everything' })).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
});

test('the list of contents leads to each section', async ({ page, site }) => {
  await site.visit(page, '/about');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  for (const link of await links.all()) {
    await link.click();
    const id = new URL(page.url()).hash;
    await expect(page.locator(`${id} h2`)).toBeInViewport();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it says what is stored and where to remove it, and answers questions', async ({
    page,
    site,
  }) => {
    await page.goto(site.url('/about'));
    const storage = page.locator('#storage');
    await expect(storage.getByText('Without JavaScript nothing is stored')).toBeVisible();
    await expect(storage.getByRole('button')).toHaveCount(0);
    await expect(storage.getByText('not stored')).toHaveCount(0);
    await page.getByText('I found a mistake. How do I report it?').click();
    await expect(page.locator('#questions').getByText(`Write to ${brand.email}`)).toBeVisible();
  });
});
