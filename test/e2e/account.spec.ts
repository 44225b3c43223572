import { brand } from '../../src/brand/brand';
import { expect, test } from './support/test';

const DIALOG = { name: 'Accounts are not open yet' };
const LABELS = ['Login', 'Sign Up'] as const;

test('Login and Sign Up explain that accounts are not open yet, and return the focus', async ({
  page,
  site,
}) => {
  await site.visit(page, '/');
  const dialog = page.getByRole('dialog', DIALOG);

  for (const label of LABELS) {
    await test.step(`${label} in the header`, async () => {
      const button = page.getByRole('banner').getByRole('button', { name: label });
      await button.click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('link', { name: brand.email })).toHaveAttribute(
        'href',
        `mailto:${brand.email}`,
      );
      await expect(dialog.locator('input')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();

      await button.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  for (const label of LABELS) {
    await test.step(`${label} in the side panel, which stays open behind the dialog`, async () => {
      await panel.getByRole('button', { name: label }).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(panel).toBeVisible();
      await expect(panel.getByRole('button', { name: label })).toBeFocused();
    });
  }
});
