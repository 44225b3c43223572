import { expectAccessible } from './support/accessible';
import { MOCK_ADDRESSES } from './support/routes';
import { expect, test } from './support/test';

test.describe('a mock interview', () => {
  test.skip(MOCK_ADDRESSES.length === 0, 'no course has mock interviews');

  test.beforeEach(async ({ page, site }) => {
    await site.visit(page, MOCK_ADDRESSES[0] ?? '');
    await page.getByRole('button', { name: 'Start the interview' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
  });

  test('asks a task of a lesson without hints, and is the same after a reload', async ({
    page,
  }) => {
    const title = page
      .getByRole('group', { name: 'Task 1 of 1' })
      .getByRole('heading', { level: 3 });
    await expect(title).toBeVisible();
    await expect(page.getByRole('button', { name: /hint|solution/i })).toHaveCount(0);
    const asked = await title.textContent();
    await page.reload();
    await expect(title).toHaveText(asked ?? '');
  });

  test('checks what is written, and a wrong answer does not pass', async ({ page }) => {
    await page.getByRole('button', { name: /^Check/ }).click();
    await expect(page.getByRole('list', { name: 'Tests' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Task 1: Problem', exact: true })).toBeVisible();
  });

  test('ends in a review that leads to the lesson of each task', async ({ page }) => {
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await page.getByRole('button', { name: 'End it' }).click();
    await expect(page.getByRole('heading', { name: '0 of 1 task passed' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Hints, solution/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/tutorials\/.+#/);
  });
});
