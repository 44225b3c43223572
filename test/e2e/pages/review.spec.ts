import { REVIEW_CARDS } from '../../../.generated/reviewCards';
import { TUTORIALS } from '../../../.generated/tutorials';
import { ADDRESSES, lessonAddress, REVIEW_ADDRESS } from '../../../src/site/addresses';
import { EMPTY_PROGRESS } from '../../../src/progress/progressModel';
import { need, sample } from '../support/content/need';
import { seedStorage, storedProgress } from '../support/storage/seedStorage';
import { shiftsOnceIdle, watchShifts } from '../support/layoutShifts';
import { expect, test } from '../support/test';

/** A lesson and how many questions its review has. */
const REVIEWED = sample(
  'lesson to review',
  TUTORIALS.flatMap(({ id, slug }) => {
    const count = REVIEW_CARDS[id]?.length ?? 0;
    return count > 1 ? [{ id, slug, count }] : [];
  }),
);

test('a finished lesson leads to a review, which survives a reload', async ({ page, site }) => {
  const { slug, count } = need(REVIEWED);
  await page.clock.setFixedTime(new Date('2027-03-09T12:00:00'));
  await site.visit(page, lessonAddress(slug));
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('This lesson is done.')).toBeVisible();
  await site.visit(page, REVIEW_ADDRESS);
  await expect(page.getByRole('heading', { name: 'Nothing is due today' })).toBeVisible();

  await page.clock.setFixedTime(new Date('2027-03-10T12:00:00'));
  await site.visit(page, ADDRESSES.tutorials);
  await page.getByRole('link', { name: `${count} questions to review` }).click();
  await expect(page).toHaveTitle(/^Review/);

  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('button', { name: /^Good/ }).click();
  await expect(page.getByRole('group', { name: `Question 2 of ${count}` })).toBeFocused();

  await page.reload();
  for (let left = count - 1; left > 0; left--) {
    const card = page.getByRole('group', { name: new RegExp(`^Question \\d+ of ${count - 1}$`) });
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
  const { id, count } = need(REVIEWED);
  await seedStorage(
    page,
    storedProgress({
      ...EMPTY_PROGRESS,
      lessons: new Map([[id, { started: 1, done: { on: true, at: 2 } }]]),
    }),
  );
  await watchShifts(page);
  for (const address of [ADDRESSES.home, ADDRESSES.tutorials]) {
    await test.step(address, async () => {
      await site.visit(page, address);
      await expect(page.getByRole('link', { name: `${count} questions to review` })).toBeVisible();
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
