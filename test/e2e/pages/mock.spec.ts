import { expectStateAccessible } from '../support/accessibility/accessibleStates';
import { MOCK_ADDRESSES } from '../support/content/routes';
import { expect, test } from '../support/test';

test('a mock interview gives a task without hints, survives a reload, runs checks, and ends with a review', async ({
  page,
  site,
}) => {
  test.skip(MOCK_ADDRESSES.length === 0, 'no course has mock interviews');
  await site.visit(page, MOCK_ADDRESSES[0] ?? '');
  const lead = page.getByRole('main').getByText(/The pool has/);
  await expect(lead).toBeVisible();
  await page.getByRole('button', { name: 'Start the interview' }).click();
  await expect(page.getByRole('timer')).toBeVisible();

  const task = page.getByRole('group', { name: 'Task 1 of 1' });
  const title = task.getByRole('heading', { level: 3 });
  await expect(title).toBeVisible();
  await expect(lead).toBeHidden();
  await expect(page.getByRole('button', { name: /hint|solution/i })).toHaveCount(0);
  const givenTitle = await title.textContent();
  await page.reload();
  await expect(title).toHaveText(givenTitle ?? '');

  await test.step("a wrong answer doesn't pass", async () => {
    await page.getByRole('button', { name: /^Check/ }).click();
    await expect(page.getByRole('list', { name: 'Tests' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Finish and review' })).toBeHidden();
  });

  await test.step("the review links to each task's lesson", async () => {
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await page.getByRole('button', { name: 'End interview' }).click();
    await expect(page.getByRole('heading', { name: '0 of 1 task passed' })).toBeFocused();
    await expect(lead).toBeVisible();
    await expectStateAccessible(page, { within: page.getByRole('main') });
    await page.getByRole('link', { name: /^Hints, solution/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/tutorials\/.+#/);
  });
});
