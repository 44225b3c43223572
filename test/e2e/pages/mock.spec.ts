import { expectStateAccessible } from '../support/accessibility/accessibleStates';
import { MOCK_ADDRESSES } from '../support/content/routes';
import { expect, test } from '../support/test';

test('a mock interview answers questions, survives a reload, checks once, and ends with a review', async ({
  page,
  site,
}) => {
  test.skip(MOCK_ADDRESSES.length === 0, 'no course has mock interviews');
  await site.visit(page, MOCK_ADDRESSES[0] ?? '');
  const lead = page.getByRole('main').getByText(/to draw from/);
  await expect(lead).toBeVisible();
  await page.getByRole('button', { name: 'Start the interview' }).click();
  await expect(page.getByRole('timer')).toBeVisible();

  const task = page.getByRole('group', { name: 'Task 1 of 1' });
  const title = task.getByRole('heading', { level: 2 });
  await expect(title).toBeVisible();
  await expect(lead).toBeHidden();

  await test.step('the sheet opens line by line, and a reload keeps what was opened', async () => {
    await page.getByText('Questions and answers').click();
    await task.getByRole('group').getByRole('group').locator('summary').first().click();
    await expect(task.getByText(/^1 of \d opened$/)).toBeVisible();
    const givenTitle = await title.textContent();
    await page.reload();
    await expect(title).toHaveText(givenTitle ?? '');
    await expect(task.getByText(/^1 of \d opened$/)).toBeVisible();
    await expectStateAccessible(page, { within: page.getByRole('main') });
  });

  await test.step('own examples run, and the check asks for the cost and counts once', async () => {
    await page.getByRole('button', { name: 'Run my examples' }).click();
    await expect(task.getByRole('status').filter({ hasText: /\w/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Time' }).selectOption('n');
    await page.getByRole('combobox', { name: 'Additional memory' }).selectOption('1');
    await page.getByRole('button', { name: 'Check once' }).click();
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByRole('heading', { name: /^Failed/ })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Check once' })).toHaveCount(0);
  });

  await test.step('the review shows a solution, and keeps ratings for later', async () => {
    await page.getByRole('button', { name: 'Finish and review' }).click();
    await expect(page.getByRole('heading', { name: '0 of 1 task passed' })).toBeFocused();
    await expect(page.getByRole('group', { name: /A good solution/ })).toBeVisible();
    const rated = page
      .getByRole('group', { name: 'Testing' })
      .getByRole('button', { name: '3 of 4' });
    await rated.click();
    await expectStateAccessible(page, { within: page.getByRole('main') });
    await page.getByRole('button', { name: 'Another interview' }).click();
    await page.getByRole('button', { name: /^Open the review of/ }).click();
    await expect(rated).toHaveAttribute('aria-pressed', 'true');
  });
});

test("a friend opens the interviewer's sheet by link", async ({ page, site }) => {
  test.skip(MOCK_ADDRESSES.length === 0, 'no course has mock interviews');
  await site.visit(page, MOCK_ADDRESSES[0] ?? '');
  await page.getByRole('radio', { name: /^A friend/ }).check();
  await page.getByRole('button', { name: 'Start the interview' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to the sheet' }).inputValue();
  const phone = await page.context().newPage();
  await phone.setViewportSize({ width: 320, height: 640 });
  await phone.goto(link);
  await expect(phone.getByRole('region', { name: 'If they ask' })).toBeVisible();
  await expect(phone.getByRole('region', { name: 'A good solution' })).toBeVisible();
  await expectStateAccessible(phone, { within: phone.getByRole('main') });
});
