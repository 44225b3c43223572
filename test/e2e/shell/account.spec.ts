import { ACCOUNT_CONTROLS } from '../support/accountControl';
import { expect, test } from '../support/test';

const DIALOG = { name: 'No account needed' };
/** Labels of the controls that explain that no account is needed. */
const LABELS = ACCOUNT_CONTROLS.filter(({ kind }) => kind === 'info').map(({ label }) => label);

test.skip(LABELS.length === 0, 'The school has accounts.');

test('Login and Sign Up explain that no account is needed and restore focus', async ({
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
  const menuButton = page.getByRole('button', { name: 'Open menu' });
  const panel = page.getByRole('dialog', { name: 'Menu' });
  for (const label of LABELS) {
    await test.step(`${label} in the side panel, which closes`, async () => {
      await menuButton.click();
      await panel.getByRole('button', { name: label }).click();
      await expect(dialog).toBeVisible();
      await expect(panel).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(menuButton).toBeFocused();
    });
  }
});

test('the dialog links to the first lesson and to the progress export on About', async ({
  page,
  site,
}) => {
  await site.visit(page, '/');
  const login = page.getByRole('banner').getByRole('button', { name: LABELS[0] });
  const dialog = page.getByRole('dialog', DIALOG);

  await login.click();
  // The keyboard changes the route, while a click could open a document.
  await dialog.getByRole('link', { name: /^Start lesson 1/ }).press('Enter');
  await expect(page).toHaveURL(/\/tutorials\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(dialog).toHaveCount(0);

  for (const from of ['another page', 'About itself']) {
    await test.step(`from ${from}`, async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await login.click();
      await dialog.getByRole('link', { name: 'Move progress to another device' }).click();
      await expect(page).toHaveURL(site.url('/about#move-progress'));
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Export progress' })).toBeInViewport();
    });
  }
});
