import type { Locator } from '@playwright/test';
import { lessonAddress } from '../../../src/site/addresses';
import { EXAMPLE_LESSON } from '../support/content/contents';
import { need } from '../support/content/need';
import { expect, test } from '../support/test';

/**
 * Checks how many characters of code fit on a phone's screen at a font size of 16 px. iOS zooms in when the
 * reader focuses a field with smaller text.
 */

test.use({ hasTouch: true, isMobile: true });

const PHONES: readonly [width: number, columns: number][] = [
  [360, 33],
  [390, 36],
];

test('a line of code fits a phone without horizontal scrolling', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await site.visit(page, lessonAddress(need(EXAMPLE_LESSON).slug));
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
      await expect.poll(() => hiddenWidth(example.locator('.cm-scroller'))).toBe(0);
      expect(await hiddenWidth(page.locator('html'))).toBe(0);
    });
  }
});

/** Returns how far an element can scroll horizontally, in px. */
function hiddenWidth(element: Locator): Promise<number> {
  return element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}
