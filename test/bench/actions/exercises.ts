import type { Page } from '@playwright/test';
import { lessonAddress } from '../../../src/site/addresses';
import { LESSON, PAGE_EXERCISE } from '../../e2e/support/contents';
import { QUIET, type Measured, type SlowPhone } from './slowVisit';

/** Code and a page that are checked for the first time, and a page that is drawn anew after a key. */
export async function measureExercises(phone: SlowPhone): Promise<Measured> {
  const code = await phone.visit(lessonAddress(LESSON.slug), ({ page }) => checkCode(page));
  const drawn = await phone.visit(lessonAddress(PAGE_EXERCISE.slug), ({ page }) => checkPage(page));
  return { 'code checked, ms': code, ...drawn };
}

async function checkCode(page: Page): Promise<number> {
  const exercise = page
    .getByRole('main')
    .locator('section', { hasText: /^.{0,20}Exercise/s })
    .first();
  await exercise.scrollIntoViewIfNeeded();
  await page.waitForTimeout(QUIET);
  await exercise.evaluate(watchTests);
  await exercise.getByRole('button', { name: 'Check' }).tap();
  return waited(page);
}

async function checkPage(page: Page): Promise<Measured> {
  const exercise = page.getByRole('region', { name: PAGE_EXERCISE.exercise.title });
  await exercise.scrollIntoViewIfNeeded();
  await page.waitForTimeout(QUIET);
  await exercise.evaluate(watchTests);
  await exercise.getByRole('button', { name: 'Check' }).tap();
  const checked = await waited(page);
  await exercise.getByRole('textbox').first().click();
  await page.waitForTimeout(QUIET);
  await page.evaluate(watchPreview);
  await page.keyboard.press('a');
  return { 'page checked, ms': checked, 'page drawn anew after a key, ms': await waited(page) };
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

/** From the next key to the word of the preview that the new page is shown; it says before that it is alive. */
function watchPreview() {
  Object.assign(window, {
    waited: new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          addEventListener('message', ({ data }: MessageEvent<{ event?: { kind: string } }>) => {
            if (data.event?.kind === 'started') resolve(performance.now() - timeStamp);
          });
        },
        { once: true, capture: true },
      );
    }),
  });
}
