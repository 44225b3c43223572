import { REVIEW_CARDS } from '../../../.generated/reviewCards';
import { TUTORIALS } from '../../../.generated/tutorials';
import { ADDRESSES, lessonAddress, REVIEW_ADDRESS } from '../../../src/site/addresses';
import { EMPTY_PROGRESS } from '../../../src/progress/progressModel';
import { seedStorage, storedProgress } from '../support/storage/seedStorage';
import { shiftsOnceIdle, watchShifts } from '../support/layoutShifts';
import { expect, test } from '../support/test';

const [LESSON] = TUTORIALS.filter(({ id }) => (REVIEW_CARDS[id]?.length ?? 0) > 0);
if (!LESSON) throw new Error('There is no lesson to review.');
const COUNT = REVIEW_CARDS[LESSON.id]?.length ?? 0;

test('a finished lesson leads to a review, which survives a reload', async ({ page, site }) => {
  await page.clock.setFixedTime(new Date('2027-03-09T12:00:00'));
  await site.visit(page, lessonAddress(LESSON.slug));
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('This lesson is done.')).toBeVisible();
  await site.visit(page, REVIEW_ADDRESS);
  await expect(page.getByRole('heading', { name: 'Nothing is due today' })).toBeVisible();

  await page.clock.setFixedTime(new Date('2027-03-10T12:00:00'));
  await site.visit(page, ADDRESSES.tutorials);
  await page.getByRole('link', { name: `${COUNT} questions to review` }).click();
  await expect(page).toHaveTitle(/^Review/);

  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('button', { name: /^Good/ }).click();
  await expect(page.getByRole('group', { name: `Question 2 of ${COUNT}` })).toBeFocused();

  await page.reload();
  for (let left = COUNT - 1; left > 0; left--) {
    const card = page.getByRole('group', { name: new RegExp(`^Question \\d+ of ${COUNT - 1}$`) });
    await card.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.getByRole('group', { name: 'Answer' })).toBeFocused();
    await page.keyboard.press('3');
  }
  await expect(page.getByRole('heading', { name: "That's all for today" })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing is due today' })).toBeVisible();
  await site.visit(page, ADDRESSES.tutorials);
  await expect(page.getByRole('link', { name: /to review$/ })).toHaveCount(0);
});

test('the due reviews line causes no layout shift', async ({ page, site }) => {
  await seedStorage(
    page,
    storedProgress({
      ...EMPTY_PROGRESS,
      lessons: new Map([[LESSON.id, { started: 1, done: { on: true, at: 2 } }]]),
    }),
  );
  await watchShifts(page);
  for (const address of [ADDRESSES.home, ADDRESSES.tutorials]) {
    await test.step(address, async () => {
      await site.visit(page, address);
      await expect(page.getByRole('link', { name: `${COUNT} questions to review` })).toBeVisible();
      expect(await shiftsOnceIdle(page)).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says it needs JavaScript and links to the lessons', async ({ page, site }) => {
    await page.goto(site.url(REVIEW_ADDRESS));
    await expect(page.getByText('Reviews need JavaScript.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All lessons' })).toBeVisible();
    await expect(page.getByText("Checking what's due")).toBeHidden();
  });
});
