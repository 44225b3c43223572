import { formatDate } from '../../src/content/format';
import { addDays } from '../../src/pages/programs/planner/calendarDate';
import { PLANNER_ADDRESS } from '../../src/site/addresses';
import { expectAccessible } from './support/accessible';
import {
  answer,
  FIRST,
  keepPlan,
  LONGEST,
  planner,
  program,
  SECOND,
  SHARED,
  START,
  time,
} from './support/planner';
import { expect, test } from './support/test';

const TODAY = new Date().toISOString().slice(0, 10);

test('the plan of a link is the one that was sent', { tag: '@sub' }, async ({ page, site }) => {
  await site.visit(page, SHARED);
  await expect(program(page)).toHaveValue(LONGEST.id);
  await expect(time(page)).toHaveValue('06:30');
  await expect(planner(page).getByLabel('First day')).toHaveValue(START);
  const pressed = (day: string) => planner(page).getByRole('button', { name: day });
  await expect(pressed('Tuesday')).toHaveAttribute('aria-pressed', 'true');
  await expect(pressed('Monday')).toHaveAttribute('aria-pressed', 'false');
  await expect(answer(page)).toContainText('You finish between');
  await expect(page).toHaveURL(site.url(SHARED));
});

test('typing makes no entries in the history, a choice makes one', async ({ page, site }) => {
  await site.visit(page, '/programs');
  await planner(page).getByRole('link', { name: 'Open the planner' }).click();
  await time(page).fill('07:15');
  await expect(page).toHaveURL(/time=07%3A15(&|$)/);
  await program(page).selectOption(SECOND.id);
  await expect(page).toHaveURL(new RegExp(`program=${SECOND.id}`));

  await page.goBack();
  await expect(program(page)).toHaveValue(FIRST.id);
  await expect(time(page)).toHaveValue('07:15');
  await page.goBack();
  await expect(page).toHaveURL(site.url('/programs'));
});

test('a plan is started, left, and found again with its week first', async ({ page, site }) => {
  await site.visit(page, PLANNER_ADDRESS);
  await planner(page).getByRole('button', { name: 'Start this plan' }).click();
  const week = planner(page).getByRole('heading', { level: 2, name: 'This week' });
  await expect(week).toBeFocused();

  await site.visit(page, '/');
  await site.visit(page, PLANNER_ADDRESS);
  await expect(week).toBeVisible();
  await planner(page)
    .getByRole('link', { name: /^Go on: / })
    .click();
  await expect(page).toHaveURL(/\/tutorials\/[a-z-]+$/);
});

test('a lesson that is marked as done is ticked in the plan', async ({ page, site }) => {
  await site.visit(page, PLANNER_ADDRESS);
  await planner(page).getByRole('button', { name: 'Start this plan' }).click();
  await expect(planner(page).getByText(/ 0 of \d+ lessons done/)).toBeVisible();
  await planner(page)
    .getByRole('link', { name: /^Go on: / })
    .click();
  await page
    .getByRole('button', { name: /mark as done/i })
    .first()
    .click();
  await site.visit(page, PLANNER_ADDRESS);
  await expect(planner(page).getByText(/ 1 of \d+ lessons done/)).toBeVisible();
});

test('falling behind is planned again with one press', async ({ page, site }) => {
  await site.visit(page, '/about');
  await keepPlan(page, addDays(TODAY, -30));
  await site.visit(page, PLANNER_ADDRESS);
  await expect(planner(page).getByText(/of earlier days are still open/)).toBeVisible();
  await planner(page).getByRole('button', { name: 'Plan again from today' }).click();
  await expect(planner(page).getByText(/^Planned again from today/)).toBeVisible();
  await page.reload();
  await expect(planner(page).getByText(/still open/)).toHaveCount(0);
});

test('the keyboard alone plans', async ({ page, site }) => {
  await site.visit(page, PLANNER_ADDRESS);
  await expect(answer(page)).toContainText('You finish');
  await program(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(new RegExp(`program=${SECOND.id}`));
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/days=1367/);
  const start = planner(page).getByRole('button', { name: 'Start this plan' });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(planner(page).getByRole('heading', { name: 'This week' })).toBeFocused();
});

for (const [name, query, message] of [
  ['no time', 'time=', /time of day as hours/],
  ['a past date', 'start=2020-01-01', /in the past/],
  ['no days', 'days=', /at least one day/],
  ['a hostile query', 'minutes=1e99&start=%00<script>&days=☃&program=..', /at least one day/],
] as const) {
  test(`${name}: a sentence at the field and beside it, and no number that is none`, async ({
    page,
    site,
  }) => {
    await site.visit(page, `${PLANNER_ADDRESS}?${query}`);
    await expect(planner(page).getByText(message)).toHaveCount(2);
    await expect(answer(page)).toContainText(message);
    await expect(planner(page).locator('[aria-invalid]').first()).toBeAttached();
    await expect(planner(page)).not.toContainText('NaN');
    await expect(planner(page).getByRole('button', { name: 'Start this plan' })).toHaveCount(0);
  });
}

test('a plan in large letters on a small phone stays within it', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await site.visit(page, SHARED);
  await expect(answer(page)).toContainText(formatDate(START).slice(-4));
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const width of [390, 1280]) {
      test(`a draft and everything that is open, at ${width} px`, async ({ page, site }) => {
        await page.setViewportSize({ width, height: 900 });
        await site.visit(page, SHARED);
        await expect(answer(page)).toContainText('You finish');
        await planner(page).getByText('Lessons to leave out').click();
        await planner(page).locator('details details summary').first().click();
        await planner(page)
          .locator('details details')
          .first()
          .getByRole('checkbox')
          .first()
          .check();
        await planner(page).getByText('Week 2', { exact: true }).click();
        // The theme switch is away where it would cover a button; axe takes even what is transparent for a cover.
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectAccessible(page);
      });

      test(`a plan that is kept, behind, at ${width} px`, async ({ page, site }) => {
        await page.setViewportSize({ width, height: 900 });
        await site.visit(page, '/about');
        await keepPlan(page, addDays(TODAY, -10));
        await site.visit(page, PLANNER_ADDRESS);
        await expect(planner(page).getByRole('heading', { name: 'This week' })).toBeVisible();
        await planner(page).getByRole('button', { name: 'Forget the plan' }).click();
        await expectAccessible(page);
      });
    }

    for (const query of ['time=', 'days=', 'start=2020-01-01']) {
      test(`the sentence about ${query}`, async ({ page, site }) => {
        await site.visit(page, `${PLANNER_ADDRESS}?${query}`);
        await expect(planner(page).getByText('No plan yet')).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}
