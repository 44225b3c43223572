import type { Locator } from '@playwright/test';
import { lessonAddress } from '../../../src/site/addresses';
import { LESSON } from '../support/contents';
import { expect, test } from '../support/test';

/** How much of a line of code a phone shows, in letters of 16 px: with smaller ones iOS zooms in. */

test.use({ hasTouch: true, isMobile: true });

const PHONES: readonly [width: number, columns: number][] = [
  [360, 33],
  [390, 36],
];

test('a line of code fits a phone without scrolling', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await site.visit(page, lessonAddress(LESSON.slug));
  const example = page.getByRole('group', { name: 'example 1' });
  await example.getByRole('textbox').tap();
  const editor = example.locator('.cm-content');
  await expect(editor).toBeFocused();
  for (const [width, columns] of PHONES) {
    await test.step(`${columns} columns at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const line = '0'.repeat(columns);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(line);
      await expect(editor).toHaveText(line);
      await expect.poll(() => scrolled(example.locator('.cm-scroller'))).toBe(0);
      expect(await scrolled(page.locator('html'))).toBe(0);
    });
  }
});

/** How many pixels of its content an element hides. */
function scrolled(element: Locator): Promise<number> {
  return element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}
