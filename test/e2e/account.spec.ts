import { brand } from '../../src/brand/brand';
import { expect, test } from './support/test';

const DIALOG = { name: 'Accounts are not open yet' };

for (const label of ['Login', 'Sign Up']) {
  test(`${label} says that accounts are not open yet, and offers the support address`, async ({
    page,
    site,
  }) => {
    await site.visit(page, '/');
    const button = page.getByRole('banner').getByRole('button', { name: label });
    await button.click();
    const dialog = page.getByRole('dialog', DIALOG);
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

  test(`${label} does the same from the side panel, which stays open behind the dialog`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await site.visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await panel.getByRole('button', { name: label }).click();
    const dialog = page.getByRole('dialog', DIALOG);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('button', { name: label })).toBeFocused();
  });
}
