import type { Page } from '@playwright/test';
import { PLANNER_ADDRESS } from '../../../src/site/addresses';
import { holdChunk } from '../support/chunks';
import { hydrated } from '../support/hydrated';
import { answer, planner, time } from '../support/planner';
import { MOCK_ADDRESSES } from '../support/content/routes';
import { expect, test } from '../support/test';

/**
 * Opens a page but holds back its main script, so that the page doesn't hydrate.
 *
 * @returns a function that lets the script load
 */
async function openUnhydrated(page: Page, url: string): Promise<() => void> {
  const release = await holdChunk(page, 'main');
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return release;
}

test.describe('a press before hydration', () => {
  test.use({ colorScheme: 'light', viewport: { width: 390, height: 844 } });

  test('is handled once: theme switch, Open menu, and a link', async ({ page, site }) => {
    let release = await openUnhydrated(page, site.url('/courses'));
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(page.locator('html')).toHaveClass(/light/);
    release();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

    release = await openUnhydrated(page, site.url('/courses'));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeInViewport({ ratio: 1 });

    // The browser follows the link immediately; hydration must not follow it again.
    release = await openUnhydrated(page, site.url('/courses'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(site.url('/about'));
    release();
    await hydrated(page);
    await expect(page).toHaveURL(site.url('/about'));
  });

  test("of a submit button is handled by the page, with the form's values", async ({
    page,
    site,
  }) => {
    test.skip(MOCK_ADDRESSES.length === 0, 'no course has mock interviews');
    const address = MOCK_ADDRESSES[0] ?? '';
    const release = await holdChunk(page, 'mock-interview');
    await page.goto(site.url(address), { waitUntil: 'domcontentloaded' });
    await page.getByRole('checkbox', { name: 'With a clock' }).uncheck();
    await page.getByRole('button', { name: 'Start the interview' }).click();
    await hydrated(page);
    expect(page.url()).toBe(site.url(address));
    release();
    await expect(page.getByText('No clock')).toBeVisible();
    expect(page.url()).toBe(site.url(address));
  });
});

test('a press during hydration is handled once, but not if the pointer has left the button', async ({
  page,
  site,
}) => {
  const day = planner(page).getByRole('button', { name: 'Sunday' });
  const open = async () => {
    const release = await holdChunk(page, 'planner');
    await page.goto('about:blank');
    await site.visit(page, PLANNER_ADDRESS);
    await expect(day).toHaveAttribute('aria-pressed', 'false');
    await day.hover();
    return release;
  };
  const presses: Record<string, { down: () => Promise<void>; up: () => Promise<void> }> = {
    mouse: page.mouse,
    keyboard: {
      down: () => page.keyboard.down('Space'),
      up: () => page.keyboard.up('Space'),
    },
  };
  for (const [name, press] of Object.entries(presses)) {
    await test.step(name, async () => {
      const release = await open();
      await day.focus();
      await press.down();
      release();
      await expect(answer(page)).toContainText("You'll finish");
      await press.up();
      await expect(day).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(/days=\d*7/);
    });
  }
  await test.step('the pointer has left the button', async () => {
    const release = await open();
    await page.mouse.down();
    release();
    await expect(answer(page)).toContainText("You'll finish");
    await planner(page).getByRole('button', { name: 'Monday' }).hover();
    await page.mouse.up();
    await time(page).fill('07:00');
    await expect(page).toHaveURL(/time=07/);
    await expect(day).toHaveAttribute('aria-pressed', 'false');
  });
});
