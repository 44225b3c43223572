import type { Page } from '@playwright/test';
import { recordRequests } from './support/chunks';
import { hydrated } from './support/hydrated';
import { expect, test } from './support/test';

/** The decorative animation in the home page's hero (specification section 4). */

const PLAYER = /animation-player/;

/** Longer than the page waits for anything before it fetches the player, ms. */
const LONG_AFTER = 5_000;

const box = (page: Page) => page.locator('[data-animation]');

/** What the picture's vectors look like now. */
const drawing = (page: Page) => box(page).locator('svg').first().innerHTML();

test('plays once the page has loaded, pauses, and plays on', async ({ page, site }) => {
  await page.clock.install();
  await site.visit(page, '/');
  await expect(box(page)).toHaveAttribute('data-animation', 'playing');
  const first = await drawing(page);
  await expect.poll(() => drawing(page)).not.toBe(first);

  await page.getByRole('button', { name: 'Pause animation' }).click();
  await expect(box(page)).toHaveAttribute('data-animation', 'paused');
  const paused = await drawing(page);
  await page.clock.runFor(1_000);
  expect(await drawing(page)).toBe(paused);

  await page.getByRole('button', { name: 'Play animation' }).click();
  await expect.poll(() => drawing(page)).not.toBe(paused);
});

test('a pause survives scrolling away and back', async ({ page, site }) => {
  await site.visit(page, '/');
  await expect(box(page)).toHaveAttribute('data-animation', 'playing');
  await page.getByRole('button', { name: 'Pause animation' }).click();
  await expect(box(page)).toHaveAttribute('data-animation', 'paused');
  // The page learns of both before this test does, which asks later.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(box(page)).not.toBeInViewport();
  await box(page).scrollIntoViewIfNeeded();
  await expect(box(page)).toBeInViewport();
  await expect(box(page)).toHaveAttribute('data-animation', 'paused');
});

test('nothing of the player is fetched before the page has loaded', async ({ page, site }) => {
  await page.clock.install();
  const requests = recordRequests(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // The window's load event waits for pictures.
  await page.route(/poster\.[0-9a-f]+\.svg$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url('/'), { waitUntil: 'commit' });
  await hydrated(page);
  await page.clock.runFor(LONG_AFTER);
  expect(requests.filter((url) => PLAYER.test(url))).toEqual([]);
  release();
  await expect(box(page)).toHaveAttribute('data-animation', 'playing');
});

test('under reduced motion nothing is fetched until the visitor presses play', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const requests = recordRequests(page);
  await site.visit(page, '/');
  await page.clock.runFor(LONG_AFTER);
  expect(requests.filter((url) => PLAYER.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Play animation' }).click();
  await expect(box(page)).toHaveAttribute('data-animation', 'playing');
});

test('asks for no frames while it is paused or off screen', async ({ page, site }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    Object.assign(window, { frames60: 0 });
    window.requestAnimationFrame = (callback) => {
      (window as unknown as { frames60: number }).frames60 += 1;
      return request(callback);
    };
  });
  const frames = () => page.evaluate(() => (window as unknown as { frames60: number }).frames60);
  await site.visit(page, '/');
  await expect(box(page)).toHaveAttribute('data-animation', 'playing');

  /** How many frames are asked for within a second. */
  const framesAsked = async () => {
    const before = await frames();
    await page.clock.runFor(1_000);
    return (await frames()) - before;
  };
  expect(await framesAsked()).toBeGreaterThan(5);

  await page.getByRole('button', { name: 'Pause animation' }).click();
  await expect.poll(framesAsked).toBe(0);
  await page.getByRole('button', { name: 'Play animation' }).click();
  await expect.poll(framesAsked).toBeGreaterThan(5);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(framesAsked).toBe(0);
});

test('nothing shifts when the player takes the place of the poster', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shifts: number }).shifts += (
          entry as unknown as { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await site.visit(page, '/');
  await expect(box(page)).toHaveAttribute('data-animation', 'playing');
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
});

test('is hidden from assistive technology, and its button is large enough', async ({
  page,
  site,
}) => {
  await site.visit(page, '/');
  await expect(box(page).locator('[aria-hidden="true"]').first()).toBeVisible();
  const size = await page.getByRole('button', { name: /animation$/ }).boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the poster is shown, and no dead button', async ({ page, site }) => {
    await page.goto(site.url('/'));
    await expect(box(page).locator('img')).toBeVisible();
    await expect(page.getByRole('button', { name: /animation$/ })).toBeHidden();
  });
});
