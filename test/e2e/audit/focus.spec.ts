import type { Page } from '@playwright/test';
import { GLOSSARY_ADDRESS, lessonAddress } from '../../../src/site/addresses';
import { EXAMPLE_LESSON, PAGE_EXERCISE } from '../support/content/contents';
import { need } from '../support/content/need';
import { EVERY_KIND } from '../support/content/kinds';
import { MOCK_ADDRESSES } from '../support/content/routes';
import { expect, test } from '../support/test';
import { hiddenTabStops } from './looks/tabStops';

/**
 * Tests that bars don't cover the focused element (WCAG 2.2, 2.4.11) where `pages.spec.ts` doesn't look: backward, on
 * touch screens, in short windows and in a running interview.
 */

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 720 };
/** A window of 1280 x 1024 px at a zoom of 400%. */
const ZOOMED = { width: 320, height: 256 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });

/** Walks forward first, so that everything has loaded when the walk back starts. */
async function expectUncovered(page: Page, where: string): Promise<void> {
  expect.soft(await hiddenTabStops(page), `forward ${where}`).toEqual([]);
  expect.soft(await hiddenTabStops(page, 'backward'), `backward ${where}`).toEqual([]);
}

// Without the glossary: its thousand links are all alike, and take minutes.
for (const address of EVERY_KIND.filter((one) => one !== GLOSSARY_ADDRESS)) {
  test(
    `on ${address}, no bar covers focus in either direction`,
    { tag: '@all' },
    async ({ page, site }) => {
      for (const size of [LAPTOP, ZOOMED]) {
        await page.setViewportSize(size);
        await site.visit(page, address);
        await expectUncovered(page, `at ${size.width} px`);
      }
    },
  );
}

for (const size of [LAPTOP, PHONE, ZOOMED]) {
  test(
    `at ${size.width} px, the bar of an interview doesn't cover focus`,
    { tag: '@all' },
    async ({ page, site }) => {
      test.skip(MOCK_ADDRESSES.length === 0, 'no course has mock interviews');
      await page.setViewportSize(size);
      await site.visit(page, MOCK_ADDRESSES[0] ?? '');
      await page.getByRole('button', { name: 'Start the interview' }).click();
      await expect(page.getByRole('group', { name: 'Task 1 of 1' })).toBeFocused();
      await expectUncovered(page, `at ${size.width} px`);
    },
  );
}

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("symbol keys and bars don't cover focus", { tag: '@all' }, async ({ page, site }) => {
    for (const { slug } of [need(EXAMPLE_LESSON), need(PAGE_EXERCISE)]) {
      await site.visit(page, lessonAddress(slug));
      await expectUncovered(page, `on ${slug}`);
    }
  });
});

test('a slider moves with a press, without dragging', { tag: '@all' }, async ({ page, site }) => {
  await site.visit(page, lessonAddress(need(EXAMPLE_LESSON).slug));
  const slider = page.getByRole('slider').first();
  test.skip((await slider.count()) === 0, 'the lesson has no figure with steps');
  await slider.scrollIntoViewIfNeeded();
  const track = page.locator('.MuiSlider-root').filter({ has: slider });
  const before = await slider.inputValue();
  const { width = 0, height = 0 } = (await track.boundingBox()) ?? {};
  // Presses again, because the figure is hydrated once it's in view.
  await expect(async () => {
    await track.click({ position: { x: width - 2, y: height / 2 } });
    expect(await slider.inputValue()).not.toBe(before);
  }).toPass();
});
