import type { Locator, Page } from '@playwright/test';
import { lessonAddress } from '../../../src/site/addresses';
import { expectStateAccessible } from '../support/accessibility/accessibleStates';
import { SCRIPT_EXERCISE } from '../support/content/contents';
import { need } from '../support/content/need';
import { expect, test, type Site } from '../support/test';

/** Tests how readers step through what a page's script does, on a phone and with the keyboard. */

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(() => void need(SCRIPT_EXERCISE));

const SCRIPT = `document.body.innerHTML = '<button>Add</button><ul></ul>';
const list = document.querySelector('ul');
let count = 0;
document.querySelector('button').addEventListener('click', () => {
  count += 1;
  const item = document.createElement('li');
  item.textContent = 'Mint';
  list.append(item);
  console.log(count);
});`;

/** Opens the exercise, and replaces its script. */
async function openExercise(page: Page, site: Site, script: string): Promise<Locator> {
  const { slug, exercise } = need(SCRIPT_EXERCISE);
  await site.visit(page, lessonAddress(slug));
  const region = page.getByRole('region', { name: exercise.title });
  await region.getByRole('tab', { name: /^JavaScript/ }).click();
  await region.getByRole('textbox').click();
  await expect(region.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(script);
  return region;
}

async function openSteps(page: Page, region: Locator): Promise<Locator> {
  await region.getByRole('button', { name: 'Page', exact: true }).click();
  await region.getByRole('button', { name: 'Step through' }).focus();
  await page.keyboard.press('Enter');
  const panel = region.getByRole('region', { name: 'Step through' });
  await expect(panel.getByRole('slider', { name: 'Step' })).toBeFocused();
  return panel;
}

const said = (panel: Locator) => panel.getByRole('status').last();

test('what a click does can be walked through by keyboard', async ({ page, site }) => {
  test.slow();
  const region = await openExercise(page, site, SCRIPT);
  const panel = await openSteps(page, region);
  await expect(panel.getByRole('option')).toHaveText(['The script runs']);
  await page.keyboard.press('End');
  await expect(panel.locator('[aria-current="step"]')).toHaveText(/addEventListener/);

  const shown = region.frameLocator('iframe').frameLocator('iframe.shown');
  const button = shown.getByRole('button', { name: 'Add' });
  await button.focus();
  await page.keyboard.press('Enter');
  const click = panel.getByRole('option', { name: 'click on <button> "Add"' });
  await expect(click).toBeVisible();
  await panel.getByRole('option', { selected: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(click).toHaveAttribute('aria-selected', 'true');
  await expect(said(panel)).toHaveText('Calls the function given to addEventListener.');
  await panel.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(said(panel)).toHaveText('count was 0, is 1.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(said(panel)).toHaveText('<li> "Mint" was added to <ul>.');
  await page.keyboard.press('End');
  await expect(said(panel)).toHaveText(/^Prints 1\./);
  await expect(panel.getByRole('group', { name: 'Output so far' })).toHaveText(/1/);

  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width} px`).toBe(0);
  }
  await expectStateAccessible(page, { within: panel, widths: [390, 1280] });
});

test('a failed check can be stepped through', async ({ page, site }) => {
  test.slow();
  const region = await openExercise(page, site, SCRIPT);
  await region.getByRole('button', { name: 'Check', exact: true }).click();
  await region.getByRole('button', { name: 'Step through this check' }).first().click();
  const panel = region.getByRole('region', { name: /^Step through: / });
  await expect(panel.getByRole('slider', { name: 'Step' })).toBeFocused();
  await expect(panel.getByRole('option').first()).toHaveText('The script runs');
});

test('an endless loop in a page shows its steps up to there', async ({ page, site }) => {
  test.slow();
  const region = await openExercise(page, site, 'let n = 0;\nwhile (true) {\n  n += 1;\n}');
  const panel = await openSteps(page, region);
  await expect(panel.getByText(/^This run has [\d,]+ steps/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(said(panel)).toHaveText(/The program was stopped here/);
});
