import { codeText } from '../../../src/content/lesson';
import { expectStateAccessible } from '../support/accessibility/accessibleStates';
import { CHANGE } from '../support/content/changes';
import { need } from '../support/content/need';
import { expect, test } from '../support/test';

test('a change fails before it is made, and stays done after it was', async ({ page, site }) => {
  const { name, change, address } = need(CHANGE);
  await site.visit(page, address);
  const example = page.getByRole('group', { name, exact: true });
  const task = page.getByRole('group', { name: `Change ${name}`, exact: true });
  const check = task.getByRole('button', { name: 'Check the change' });
  await check.click();
  await expect(task.getByRole('status').first()).toHaveText(/tests? passed/);
  await expect(task.getByText('Done', { exact: true })).toHaveCount(0);
  await expectStateAccessible(page, { within: task });
  await example.getByRole('textbox').click();
  await expect(example.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(codeText(change.solution));
  await check.click();
  await expect(task.getByText('Done', { exact: true })).toBeVisible();
  await page.reload();
  await expect(task.getByText('Done', { exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a change shows its task, and one way to solve it', async ({ page, site }) => {
    const { name, address } = need(CHANGE);
    await page.goto(site.url(address));
    const task = page.getByRole('group', { name: `Change ${name}`, exact: true });
    await expect(task.getByRole('paragraph').first()).toBeVisible();
    await expect(task.getByRole('button')).toHaveCount(0);
    await task.getByText('Show one way').click();
    await expect(task.locator('pre')).toBeVisible();
  });
});
