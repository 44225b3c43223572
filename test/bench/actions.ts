/**
 * Measures how soon pages answer to what a reader does, on the slow phone of `measure.ts`.
 *
 *   npx tsx test/bench/actions.ts [rounds]
 *
 * Prints median, least and most of the rounds, in ms: for code and a page that are checked for the first time, and for a page
 * that is drawn anew after a key.
 */
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../src/build/browser/findBrowser';
import { serveSite } from '../../src/build/server/serve';
import { lessonAddress } from '../../src/site/addresses';
import { LESSON, PAGE_EXERCISE } from '../e2e/support/contents';
import { openSlowPhone } from './measure';
import { spread } from './spread';

const DIST = path.resolve(process.env['SITE_DIST'] ?? 'dist');
const rounds = Number(process.argv[2] ?? 5);
/** Time in which a page comes to rest, ms. */
const QUIET = 3_000;

const site = await serveSite({ dir: DIST, basePath: '/', port: 0 });
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
const found = new Map<string, number[]>();
for (let round = 0; round < rounds; round++) {
  await withPage(lessonAddress(LESSON.slug), async (page) => {
    const exercise = page.getByRole('main').locator('section', { hasText: /^.{0,20}Exercise/s });
    await exercise.first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(QUIET);
    await exercise.first().evaluate(watchTests);
    await exercise.first().getByRole('button', { name: 'Check' }).tap();
    note('code checked', await waited(page));
  });
  await withPage(lessonAddress(PAGE_EXERCISE.slug), async (page) => {
    const exercise = page.getByRole('region', { name: PAGE_EXERCISE.exercise.title });
    await exercise.scrollIntoViewIfNeeded();
    await page.waitForTimeout(QUIET);
    await exercise.evaluate(watchTests);
    await exercise.getByRole('button', { name: 'Check' }).tap();
    note('page checked', await waited(page));
    await exercise.getByRole('textbox').first().click();
    await page.waitForTimeout(QUIET);
    await page.evaluate(watchPreview);
    await page.keyboard.press('a');
    note('page drawn anew after a key', await waited(page));
  });
}
for (const [name, times] of found) {
  const { least, median, most } = spread(times) ?? { least: 0, median: 0, most: 0 };
  console.log(`${name}: ${[median, least, most].map(Math.round).join(', ')}`);
}
await browser.close();
site.server.close();

function note(name: string, time: number): void {
  found.set(name, [...(found.get(name) ?? []), time]);
}

async function withPage(address: string, act: (page: Page) => Promise<void>): Promise<void> {
  const { context, page } = await openSlowPhone(browser, 'reduce');
  await page.goto(new URL(address.slice(1), site.url).href, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET);
  await act(page);
  await context.close();
}

function waited(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { waited: Promise<number> }).waited);
}

/** From the next tap to the frame that shows which tests of an exercise fail. */
function watchTests(exercise: HTMLElement | SVGElement) {
  Object.assign(window, {
    waited: new Promise<number>((resolve) => {
      addEventListener(
        'pointerup',
        ({ timeStamp }) => {
          new MutationObserver((_records, observer) => {
            if (!exercise.textContent.includes('Fails')) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          }).observe(exercise, { subtree: true, childList: true, characterData: true });
        },
        { once: true, capture: true },
      );
    }),
  });
}

/** From the next key to the word of the preview that the page is drawn. */
function watchPreview() {
  Object.assign(window, {
    waited: new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          addEventListener('message', () => resolve(performance.now() - timeStamp), { once: true });
        },
        { once: true, capture: true },
      );
    }),
  });
}
