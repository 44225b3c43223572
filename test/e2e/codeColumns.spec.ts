import type { Locator } from '@playwright/test';
import { lessonAddress } from '../../src/site/addresses';
import { LESSON } from './support/contents';
import { expect, test } from './support/test';

/** How much of a line of code a phone shows, in letters of 16 px: with smaller ones iOS zooms in. */

test.use({ hasTouch: true, isMobile: true });

const PHONES: readonly [width: number, columns: number][] = [
  [360, 33],
  [390, 36],
];

for (const [width, columns] of PHONES) {
  test(`a line of ${columns} columns needs no scrolling at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await site.visit(page, lessonAddress(LESSON.slug));
    const example = page.getByRole('group', { name: 'example 1' });
    await example.getByRole('textbox').tap();
    const editor = example.locator('.cm-content');
    await expect(editor).toBeFocused();
    const line = '0'.repeat(columns);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(line);
    await expect(editor).toHaveText(line);
    expect(await scrolled(example.locator('.cm-scroller'))).toBe(0);
    expect(await scrolled(page.locator('html'))).toBe(0);
  });
}

/** How many pixels of its content an element hides. */
function scrolled(element: Locator): Promise<number> {
  return element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}
