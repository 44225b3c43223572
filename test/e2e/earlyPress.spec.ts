import type { Page } from '@playwright/test';
import { holdChunk } from './support/chunks';
import { hydrated } from './support/hydrated';
import { answer, hours, planner } from './support/planner';
import { expect, test } from './support/test';

/** Opens a page whose scripts are on their way, with all that it shows by then. */
async function openUnready(page: Page, url: string): Promise<() => void> {
  const release = await holdChunk(page, 'main');
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return release;
}

test.describe('a press that comes before the page is hydrated', () => {
  test.use({ colorScheme: 'light', viewport: { width: 390, height: 844 } });

  test('of the theme switch is carried out, once', async ({ page, site }) => {
    const release = await openUnready(page, site.url('/courses'));
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(page.locator('html')).toHaveClass(/light/);
    release();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });

  test('of Open menu opens the panel', async ({ page, site }) => {
    const release = await openUnready(page, site.url('/courses'));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  });

  test('of a link is followed at once by the browser, and not again', async ({ page, site }) => {
    const release = await openUnready(page, site.url('/courses'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(site.url('/about'));
    release();
    await hydrated(page);
    await expect(page).toHaveURL(site.url('/about'));
  });
});

test.describe('a press during which the code comes, and the button is rendered anew, is carried out', () => {
  const PRESSES: Record<
    string,
    (page: Page) => { down: () => Promise<void>; up: () => Promise<void> }
  > = {
    mouse: ({ mouse }) => mouse,
    keyboard: ({ keyboard }) => ({
      down: () => keyboard.down('Space'),
      up: () => keyboard.up('Space'),
    }),
  };

  for (const [name, pressOf] of Object.entries(PRESSES)) {
    test(`once: ${name}`, async ({ page, site }) => {
      const release = await holdChunk(page, 'planner');
      await site.visit(page, '/programs');
      const day = planner(page).getByRole('button', { name: 'Sunday' });
      await expect(day).toHaveAttribute('aria-pressed', 'false');
      await day.hover();
      await day.focus();
      const press = pressOf(page);
      await press.down();
      release();
      await expect(answer(page)).toContainText('You finish between');
      await press.up();
      await expect(day).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(/days=\d*7/);
    });
  }

  test('but not where the pointer has left the button', async ({ page, site }) => {
    const release = await holdChunk(page, 'planner');
    await site.visit(page, '/programs');
    const day = planner(page).getByRole('button', { name: 'Sunday' });
    await day.hover();
    await page.mouse.down();
    release();
    await expect(answer(page)).toContainText('You finish between');
    await planner(page).getByRole('button', { name: 'Monday' }).hover();
    await page.mouse.up();
    await hours(page).fill('7');
    await expect(page).toHaveURL(/hours=7/);
    await expect(day).toHaveAttribute('aria-pressed', 'false');
  });
});
