import type { Page } from '@playwright/test';
import { recordRequests } from './support/chunks';
import { expect, test } from './support/test';

/** The decorative animation in the home page's hero (specification section 4). */

const PLAYER = /animation-player/;

const box = (page: Page) => page.locator('[data-animation]');

/** What the picture's vectors look like now. */
const drawing = (page: Page) => box(page).locator('svg').first().innerHTML();

test('plays once the page has loaded, pauses, and plays on', async ({ page, site }) => {
  await site.visit(page, '/');
  await expect(box(page)).toHaveAttribute('data-animation', 'playing');
  const first = await drawing(page);
  await expect.poll(() => drawing(page)).not.toBe(first);

  await page.getByRole('button', { name: 'Pause animation' }).click();
  await expect(box(page)).toHaveAttribute('data-animation', 'paused');
  const paused = await drawing(page);
  await afterFrames(page, 30);
  expect(await drawing(page)).toBe(paused);

  await page.getByRole('button', { name: 'Play animation' }).click();
  await expect.poll(() => drawing(page)).not.toBe(paused);
});

test('a pause survives scrolling away and back', async ({ page, site }) => {
  await site.visit(page, '/');
  await expect(box(page)).toHaveAttribute('data-animation', 'playing');
  await page.getByRole('button', { name: 'Pause animation' }).click();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await box(page).scrollIntoViewIfNeeded();
  await afterFrames(page, 10);
  await expect(box(page)).toHaveAttribute('data-animation', 'paused');
});

test('nothing of the player is fetched before the page has loaded', async ({ page, site }) => {
  const requests = recordRequests(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // The window's load event waits for pictures.
  await page.route(/poster\.[0-9a-f]+\.svg$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url('/'), { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await afterFrames(page, 30);
  expect(requests.filter((url) => PLAYER.test(url))).toEqual([]);
  release();
  await expect(box(page)).toHaveAttribute('data-animation', 'playing');
});

test('under reduced motion nothing is fetched until the visitor presses play', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests = recordRequests(page);
  await site.visit(page, '/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => PLAYER.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Play animation' }).click();
  await expect(box(page)).toHaveAttribute('data-animation', 'playing');
});

test('asks for no frames while it is paused or off screen', async ({ page, site }) => {
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

  await page.getByRole('button', { name: 'Pause animation' }).click();
  await settled(frames);
  await page.getByRole('button', { name: 'Play animation' }).click();
  const moving = await frames();
  await expect.poll(frames).toBeGreaterThan(moving + 5);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await settled(frames);
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

  test('the poster stands, and no dead button', async ({ page, site }) => {
    await page.goto(site.url('/'));
    await expect(box(page).locator('img')).toBeVisible();
    await expect(page.getByRole('button', { name: /animation$/ })).toBeHidden();
  });
});

function afterFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        const next = (left: number) => (left === 0 ? resolve() : setTimeout(next, 16, left - 1));
        next(frames);
      }),
    count,
  );
}

/** Waits until a number no longer grows from one look to the next. */
async function settled(read: () => Promise<number>): Promise<void> {
  let last = -1;
  await expect
    .poll(
      async () => {
        const now = await read();
        const same = now === last;
        last = now;
        return same;
      },
      { intervals: [300] },
    )
    .toBe(true);
}
