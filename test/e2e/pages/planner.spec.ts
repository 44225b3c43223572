import { formatDate } from '../../../src/texts/en/format';
import { addDays } from '../../../src/pages/programs/planner/dates/calendarDate';
import { PLANNER_ADDRESS } from '../../../src/site/addresses';
import { AUDITED_WIDTHS, expectStateAccessible } from '../support/accessibility/accessibleStates';
import { need } from '../support/content/need';
import {
  answer,
  FIRST,
  LONG_PLAN,
  LONGEST,
  planner,
  program,
  SECOND,
  SHARED,
  START,
  storePlan,
  time,
} from '../support/planner';
import { expect, test } from '../support/test';

/**
 * A mocked date for plans that are behind schedule. It's fixed so that the date can't change during a test.
 */
const TODAY = '2027-03-10';

test(
  'a shared link opens the same plan, which fits a small phone with large text',
  {
    tag: '@sub',
  },
  async ({ page, site }) => {
    await site.visit(page, SHARED);
    await expect(program(page)).toHaveValue(LONGEST.id);
    await expect(time(page)).toHaveValue('06:30');
    await expect(planner(page).getByLabel('First day')).toHaveValue(START);
    const pressed = (day: string) => planner(page).getByRole('button', { name: day });
    await expect(pressed('Tuesday')).toHaveAttribute('aria-pressed', 'true');
    await expect(pressed('Monday')).toHaveAttribute('aria-pressed', 'false');
    await expect(answer(page)).toContainText(/You'll finish (?:on|between) /);
    await expect(answer(page)).toContainText(formatDate(START).slice(-4));
    await expect(page).toHaveURL(site.url(SHARED));

    await page.setViewportSize({ width: 320, height: 700 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  },
);

test('a plan can be made and started by keyboard, persists, and tracks done lessons', async ({
  page,
  site,
}) => {
  const second = need(SECOND);
  // The mocked time is earlier than the study time entered below, so the plan starts today.
  await page.clock.setFixedTime(new Date(`${TODAY}T06:00:00`));
  await site.visit(page, '/programs');
  await planner(page).getByRole('link', { name: 'Open the planner' }).click();
  await expect(answer(page)).toContainText("You'll finish");

  await test.step('typing adds no history entries, a selection adds one', async () => {
    await time(page).fill('07:15');
    await expect(page).toHaveURL(/time=07%3A15(&|$)/);
    await program(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(new RegExp(`program=${second.id}`));
    await page.goBack();
    await expect(program(page)).toHaveValue(FIRST.id);
    await expect(time(page)).toHaveValue('07:15');
    await page.goBack();
    await expect(page).toHaveURL(site.url('/programs'));
    await page.goForward();
    await expect(program(page)).toHaveValue(FIRST.id);
    await expect(time(page)).toHaveValue('07:15');
  });

  const week = planner(page).getByRole('heading', { level: 2, name: 'This week' });
  await test.step('days are selected and the plan is started by keyboard', async () => {
    await program(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(new RegExp(`program=${second.id}`));
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/days=1367/);
    await planner(page).getByRole('button', { name: 'Start this plan' }).focus();
    await page.keyboard.press('Enter');
    await expect(week).toBeFocused();
    await expect(planner(page).getByText(/ 0 of \d+ lessons done/)).toBeVisible();
  });

  await test.step("the next visit opens this week's plan, and a finished lesson counts as done", async () => {
    await site.visit(page, '/');
    await site.visit(page, PLANNER_ADDRESS);
    await expect(week).toBeVisible();
    await planner(page)
      .getByRole('link', { name: /^Continue: / })
      .click();
    await expect(page).toHaveURL(/\/tutorials\/[a-z0-9-]+$/);
    await page
      .getByRole('button', { name: /mark as done/i })
      .first()
      .click();
    await site.visit(page, PLANNER_ADDRESS);
    await expect(planner(page).getByText(/ 1 of \d+ lessons done/)).toBeVisible();
  });
});

test(
  'a plan that is behind can be rescheduled with one press',
  { tag: '@all' },
  async ({ page, site }) => {
    await page.clock.setFixedTime(new Date(`${TODAY}T12:00:00`));
    await site.visit(page, '/about');
    await storePlan(page, addDays(TODAY, -30));
    await site.visit(page, PLANNER_ADDRESS);
    await expect(planner(page).getByRole('heading', { name: 'This week' })).toBeVisible();
    await expect(planner(page).getByText(/from earlier days are still open/)).toBeVisible();

    const deletePlan = planner(page).getByRole('button', { name: 'Delete plan' });
    await deletePlan.click();
    await expectStateAccessible(page, { widths: AUDITED_WIDTHS, within: planner(page) });
    await page.reload();

    await planner(page).getByRole('button', { name: 'Plan again from today' }).click();
    await expect(planner(page).getByText(/^Planned again from today/)).toBeVisible();
    await page.reload();
    await expect(deletePlan).toBeVisible();
    await expect(planner(page).getByText(/still open/)).toHaveCount(0);
  },
);

test(
  'invalid input shows a message at the field and in the result, and no numbers',
  { tag: '@all' },
  async ({ page, site }) => {
    for (const [name, query, message] of [
      ['no time', 'time=', /time of day as hours/],
      ['a past date', 'start=2020-01-01', /in the past/],
      ['no days', 'days=', /at least one day/],
      ['a hostile query', 'minutes=1e99&start=%00<script>&days=☃&program=..', /at least one day/],
    ] as const) {
      await test.step(name, async () => {
        await site.visit(page, `${PLANNER_ADDRESS}?${query}`);
        await expect(planner(page).getByText('No plan yet')).toBeVisible();
        await expect(planner(page).getByText(message)).toHaveCount(2);
        await expect(answer(page)).toContainText(message);
        await expect(planner(page).locator('[aria-invalid]').first()).toBeAttached();
        await expect(planner(page)).not.toContainText('NaN');
        await expect(planner(page).getByRole('button', { name: 'Start this plan' })).toHaveCount(0);
        await expectStateAccessible(page, { within: planner(page) });
      });
    }
  },
);

test('axe: a draft with everything expanded', { tag: '@all' }, async ({ page, site }) => {
  need(LONG_PLAN);
  await page.setViewportSize({ width: 390, height: 900 });
  await site.visit(page, SHARED);
  await expect(answer(page)).toContainText("You'll finish");
  await planner(page).getByText('Skip what you know').click();
  const module = planner(page).locator('details details').first();
  await module.locator('summary').click();
  await module.getByRole('checkbox').first().check();
  await planner(page).getByText('Week 2', { exact: true }).click();
  // Scrolls to the top so that the theme switch doesn't cover one of the planner's buttons.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectStateAccessible(page, { widths: AUDITED_WIDTHS, within: planner(page) });
});
