import type { Locator, Page } from '@playwright/test';
import { lessonAddress } from '../../../src/site/addresses';
import { expectStateAccessible } from '../support/accessibility/accessibleStates';
import { recordRequests } from '../support/chunks';
import { EXAMPLE_LESSON, LESSON } from '../support/content/contents';
import { need } from '../support/content/need';
import { expect, test, type Site } from '../support/test';

/** Tests how readers step through a run of their code, on a phone and with the keyboard. */

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(() => void need(EXAMPLE_LESSON));

const CODE = `function add(list, item) {
  list.push(item);
  return list.length;
}
const names = ['Ada'];
const same = names;
let count = 0;
for (const name of ['Bo', 'Cy']) {
  count = add(names, name);
}
console.log(count);`;

/** Types code into the lesson's first example and opens its steps, without the mouse. */
async function openSteps(page: Page, site: Site, code: string): Promise<Locator> {
  await site.visit(page, lessonAddress(LESSON.slug));
  const example = page.getByRole('group', { name: 'example 1' });
  await example.getByRole('textbox').focus();
  await expect(example.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  await example.getByRole('button', { name: 'Step through' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Step through' });
  await expect(panel.getByRole('slider', { name: 'Step' })).toBeFocused();
  return panel;
}

const isStepCode = (address: string) => /\/step-through\.\w+\.js$/.test(address);
const said = (panel: Locator) => panel.getByRole('status');
const currentLine = (panel: Locator) => panel.locator('[aria-current="step"]');

test('walks through a program by keyboard', async ({ page, site }) => {
  const panel = await openSteps(page, site, CODE);
  await expect(said(panel)).toHaveText("names is ['Ada'].");
  await expect(currentLine(panel)).toHaveText(/const names/);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(said(panel)).toHaveText("Calls add with ['Ada'] and 'Bo'.");
  await expect(currentLine(panel)).toHaveText(/count = add/);
  await page.keyboard.press('ArrowRight');
  await expect(said(panel)).toHaveText("list now has 2 items: 'Bo' was added at the end.");
  await expect(panel.getByRole('img')).toHaveAccessibleName(
    /list refers to \['Ada', 'Bo'\]\..*names refers to the same as list\./,
  );
  await page.keyboard.press('End');
  await expect(said(panel)).toHaveText('Prints 3.');
  await expect(panel.getByRole('group', { name: 'Output so far' })).toHaveText(/3/);

  await page.keyboard.press('Home');
  const over = panel.getByRole('button', { name: /^Over/ });
  await over.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(said(panel)).toHaveText('count is 0.');
  await page.keyboard.press('Enter');
  await expect(said(panel)).toHaveText('count was 2, is 3.');
});

test('is accessible and fits a phone', async ({ page, site }) => {
  const panel = await openSteps(page, site, CODE);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width} px`).toBe(0);
  }
  await expectStateAccessible(page, { within: panel, widths: [390, 1280] });
});

test('a program that never ends shows its steps up to there', async ({ page, site }) => {
  const panel = await openSteps(page, site, `let n = 0;\nwhile (true) {\n  n += 1;\n}`);
  await expect(panel.getByText(/^This run has [\d,]+ steps/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(said(panel)).toHaveText(/The program was stopped here/);
});

test('a program that waits forever shows its steps up to there', async ({ page, site }) => {
  const panel = await openSteps(
    page,
    site,
    `let n = 1;\nn = 2;\nawait new Promise(() => {});\nn = 3;`,
  );
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(said(panel)).toHaveText('n was 1, is 2.');
  await page.keyboard.press('End');
  await expect(said(panel)).toHaveText(/The program was stopped here/);
});

test('its code is loaded when the button is pressed', async ({ page, site }) => {
  const requests = recordRequests(page);
  await site.visit(page, lessonAddress(LESSON.slug));
  const example = page.getByRole('group', { name: 'example 1' });
  await example.getByRole('button', { name: 'Run' }).click();
  await expect(example.getByText('Done')).toBeVisible();
  expect(requests.filter(isStepCode)).toEqual([]);
  const step = example.getByRole('button', { name: 'Step through' });
  await step.click();
  const panel = page.getByRole('region', { name: 'Step through' });
  await expect(panel.getByRole('slider')).toBeFocused();
  expect(requests.filter(isStepCode)).toHaveLength(1);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(step).toBeFocused();
});
