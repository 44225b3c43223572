import { SYMBOLS } from '../../../src/exercise/editor/symbols';
import { lessonAddress } from '../../../src/site/addresses';
import { EXAMPLE_LESSON } from '../support/content/contents';
import { need } from '../support/content/need';
import { expect, test } from '../support/test';

/** Tests the row of keys for symbols that are hard to reach on a phone's keyboard. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('while the editor has focus, a row of keys inserts symbols', async ({ page, site }) => {
  await site.visit(page, lessonAddress(need(EXAMPLE_LESSON).slug));
  const example = page.getByRole('group', { name: 'example 1' });
  const keys = page.getByRole('toolbar', { name: 'Symbols' });
  await expect(keys).toBeHidden();
  await example.getByRole('textbox').tap();
  const editor = example.locator('.cm-content');
  await expect(editor).toBeFocused();
  await expect(keys).toBeInViewport();

  await test.step('the keys are 44 px high in one row, and those needed in the first lessons are visible', async () => {
    const boxes = await keys.getByRole('button').evaluateAll((all) =>
      all.map((key) => {
        const { top, right, width, height } = key.getBoundingClientRect();
        return { name: key.textContent, top, right, width, height };
      }),
    );
    expect(boxes.length).toBeGreaterThan(SYMBOLS.js.length);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    for (const { name, width, height } of boxes) {
      expect([name, width >= 44, height]).toEqual([name, true, 44]);
    }
    const visibleKeys = boxes.filter(({ right }) => right <= 390).map(({ name }) => name);
    expect(visibleKeys).toEqual(expect.arrayContaining(["'", '(', ')', ';', '{', '}']));
    await expect(keys.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
    expect((await keys.boundingBox())?.height).toBeLessThan(50);
  });

  await page.keyboard.press('ControlOrMeta+a');
  await keys.getByRole('button', { name: 'Single quote' }).tap();
  await page.keyboard.insertText('tea');
  await keys.getByRole('button', { name: 'Right parenthesis' }).tap();
  await expect(editor).toHaveText("'tea)");
  await expect(editor).toBeFocused();
});
