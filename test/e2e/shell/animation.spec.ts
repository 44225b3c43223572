import type { Page } from '@playwright/test';
import { recordRequests } from '../support/chunks';
import { hydrated } from '../support/hydrated';
import { shiftsOnceIdle, watchShifts } from '../support/layoutShifts';
import { expect, test } from '../support/test';

/**
 * Tests the decorative animation on the home page, next to the list that explains how a lesson works
 * (specification section 4).
 */

const PLAYER = /animation-(?:player|drawing)/;

/** How long to wait before checking that the page hasn't fetched the player, in ms. */
const LONG_AFTER = 5_000;

interface Recording {
  messages: { type: string }[];
  framesRequested: number;
}

const box = (page: Page) => page.locator('[data-animation]');

/** Scrolls to the animation, which doesn't load until then. Retries if hydration replaces the element. */
const show = (page: Page) =>
  expect(async () => {
    await box(page).evaluate((element) => element.scrollIntoView());
    await expect(box(page)).toBeInViewport({ timeout: 1_000 });
  }).toPass();

/** Returns a screenshot of the canvas as base64. */
const drawing = async (page: Page) =>
  (await box(page).locator('canvas').screenshot()).toString('base64');

/** Records the messages that the page posts to its workers, and how many animation frames it requests. */
async function recordWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recording: Recording = { messages: [], framesRequested: 0 };
    Object.assign(window, recording);
    const current = window as unknown as Recording;
    window.Worker = class extends Worker {
      override postMessage(
        message: unknown,
        options?: StructuredSerializeOptions | Transferable[],
      ) {
        current.messages.push(message as { type: string });
        super.postMessage(message, options as StructuredSerializeOptions);
      }
    };
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      current.framesRequested += 1;
      return request(callback);
    };
  });
}

const lastMessage = (page: Page) =>
  page.evaluate(() => (window as unknown as Recording).messages.at(-1)?.type);
const framesRequested = (page: Page) =>
  page.evaluate(() => (window as unknown as Recording).framesRequested);

test('the animation plays once the page has loaded, pauses, and resumes', async ({
  page,
  site,
}) => {
  await recordWork(page);
  await watchShifts(page);
  await site.visit(page, '/');
  await show(page);
  await expect(box(page)).toHaveAttribute('data-animation', 'playing');

  await test.step('nothing shifts when the player replaces the poster', async () => {
    expect(await shiftsOnceIdle(page)).toEqual([]);
  });

  await test.step('it is hidden from assistive technology, and its button is large enough', async () => {
    await expect(box(page).locator('[aria-hidden="true"]').first()).toBeVisible();
    const size = await page.getByRole('button', { name: /animation$/ }).boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });

  await test.step('a worker draws it, and the page itself requests no frames', async () => {
    await expect.poll(() => lastMessage(page)).toBe('play');
    const first = await drawing(page);
    const before = await framesRequested(page);
    await expect.poll(() => drawing(page)).not.toBe(first);
    expect(await framesRequested(page)).toBe(before);
  });

  let paused = '';
  await test.step('a pause stops the picture and the worker', async () => {
    await page.getByRole('button', { name: 'Pause animation' }).click();
    await expect(box(page)).toHaveAttribute('data-animation', 'paused');
    await expect.poll(() => lastMessage(page)).toBe('pause');
    // Polls until the picture stops changing, because the worker handles the message only after the page has
    // updated.
    await expect
      .poll(async () => {
        const before = paused;
        paused = await drawing(page);
        return paused === before;
      })
      .toBe(true);
    expect(await drawing(page)).toBe(paused);
  });

  await test.step('a pause survives scrolling away and back', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(box(page)).not.toBeInViewport();
    await box(page).scrollIntoViewIfNeeded();
    await expect(box(page)).toBeInViewport();
    await expect(box(page)).toHaveAttribute('data-animation', 'paused');
    expect(await lastMessage(page)).toBe('pause');
  });

  await test.step('it resumes, and the worker pauses while it is off screen', async () => {
    await page.getByRole('button', { name: 'Play animation' }).click();
    await expect.poll(() => lastMessage(page)).toBe('play');
    await expect.poll(() => drawing(page)).not.toBe(paused);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => lastMessage(page)).toBe('pause');
  });
});

test("the player isn't fetched before the page has loaded", async ({ page, site }) => {
  await page.clock.install();
  const requests = recordRequests(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // Holds back an image, because the window's load event waits for images.
  await page.route(/poster\.[0-9a-f]+\.svg$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site.url('/'), { waitUntil: 'commit' });
  await hydrated(page);
  await show(page);
  await page.clock.runFor(LONG_AFTER);
  expect(requests.filter((url) => PLAYER.test(url))).toEqual([]);
  release();
  await expect(box(page)).toHaveAttribute('data-animation', 'playing');
});

test("with reduced motion, the player isn't fetched until the visitor presses play", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const requests = recordRequests(page);
  await site.visit(page, '/');
  await show(page);
  await page.clock.runFor(LONG_AFTER);
  expect(requests.filter((url) => PLAYER.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Play animation' }).click();
  await expect(box(page)).toHaveAttribute('data-animation', 'playing');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the poster is shown without a button', async ({ page, site }) => {
    await page.goto(site.url('/'));
    await show(page);
    await expect(box(page).locator('img')).toBeVisible();
    await expect(page.getByRole('button', { name: /animation$/ })).toBeHidden();
  });
});
