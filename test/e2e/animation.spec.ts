import type { Page } from '@playwright/test';
import { recordRequests } from './support/chunks';
import { hydrated } from './support/hydrated';
import { expect, test } from './support/test';

/** The decorative animation in the home page's hero (specification section 4). */

const PLAYER = /animation-(?:player|drawing)/;

/** Longer than the page waits for anything before it fetches the player, ms. */
const LONG_AFTER = 5_000;

const box = (page: Page) => page.locator('[data-animation]');

/** What the picture looks like now. */
const drawing = async (page: Page) =>
  (await box(page).locator('canvas').screenshot()).toString('base64');

test('plays once the page has loaded, pauses, and plays on', async ({ page, site }) => {
  await site.visit(page, '/');
  await expect(box(page)).toHaveAttribute('data-animation', 'playing');
  const first = await drawing(page);
  await expect.poll(() => drawing(page)).not.toBe(first);

  await page.getByRole('button', { name: 'Pause animation' }).click();
  await expect(box(page)).toHaveAttribute('data-animation', 'paused');
  // The worker hears of it after the page has shown it.
  let paused = '';
  await expect
    .poll(async () => {
      const before = paused;
      paused = await drawing(page);
      return paused === before;
    })
    .toBe(true);
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

test('a worker draws it, which is told to rest while it is paused or off screen', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const orders: unknown[] = [];
    Object.assign(window, { orders });
    window.Worker = class extends Worker {
      override postMessage(
        message: unknown,
        options?: StructuredSerializeOptions | Transferable[],
      ) {
        orders.push(message);
        super.postMessage(message, options as StructuredSerializeOptions);
      }
    };
  });
  const lastOrder = () =>
    page.evaluate(() => (window as unknown as { orders: { type: string }[] }).orders.at(-1)?.type);
  await site.visit(page, '/');
  await expect(box(page)).toHaveAttribute('data-animation', 'playing');
  await expect.poll(lastOrder).toBe('play');
  await page.getByRole('button', { name: 'Pause animation' }).click();
  await expect.poll(lastOrder).toBe('pause');
  await page.getByRole('button', { name: 'Play animation' }).click();
  await expect.poll(lastOrder).toBe('play');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(lastOrder).toBe('pause');
});

test('while it plays the page itself draws no frames', async ({ page, site }) => {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    Object.assign(window, { framesAsked: 0 });
    window.requestAnimationFrame = (callback) => {
      (window as unknown as { framesAsked: number }).framesAsked += 1;
      return request(callback);
    };
  });
  const framesAsked = () =>
    page.evaluate(() => (window as unknown as { framesAsked: number }).framesAsked);
  await site.visit(page, '/');
  await expect(box(page)).toHaveAttribute('data-animation', 'playing');
  const first = await drawing(page);
  const asked = await framesAsked();
  await expect.poll(() => drawing(page)).not.toBe(first);
  expect(await framesAsked()).toBe(asked);
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
