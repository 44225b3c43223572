import { formatDate } from '../../src/content/format';
import { programs } from '../../src/content/programs';
import { expectAccessible } from './support/accessible';
import {
  FEW_HOURS,
  answer,
  FIRST,
  hours,
  LAST,
  LONGEST,
  planner,
  program,
  SECOND,
  SHARED,
  START,
  weeks,
} from './support/planner';
import { expect, test } from './support/test';

test.describe('the programs', { tag: '@sub' }, () => {
  test('each has its passage, and a link takes it to the planner', async ({ page, site }) => {
    await site.visit(page, `/programs#${LAST.id}`);
    await expect(page.getByRole('heading', { name: LAST.title, level: 2 })).toBeInViewport();

    await page
      .getByRole('region', { name: LAST.title })
      .getByRole('link', { name: 'Plan this' })
      .click();
    await expect(page).toHaveURL(site.url(`/programs?program=${LAST.id}#planner`));
    await expect(program(page)).toHaveValue(LAST.id);
    await expect(program(page)).toBeFocused();
    await expect(planner(page).getByRole('heading', { level: 2 })).toBeInViewport();

    await page.goBack();
    await expect(program(page)).toHaveValue(FIRST.id);
  });

  test('the plan of a link is the one that was sent', async ({ page, site }) => {
    await site.visit(page, SHARED);
    await expect(program(page)).toHaveValue(LONGEST.id);
    await expect(hours(page)).toHaveValue(FEW_HOURS);
    await expect(planner(page).getByLabel('First day')).toHaveValue(START);
    await expect(planner(page).getByRole('button', { name: 'Tuesday' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(planner(page).getByRole('button', { name: 'Monday' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(answer(page)).toContainText('You finish between');
    await expect(weeks(page)).toContainText(formatDate(START));
    await expect(page).toHaveURL(site.url(SHARED));
  });
});

test('typing makes no entries in the history, a choice makes one', async ({ page, site }) => {
  await site.visit(page, '/about');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Programs' })
    .click();
  await hours(page).fill('');
  await hours(page).pressSequentially('12.5');
  await expect(hours(page)).toHaveValue('12.5');
  await expect(page).toHaveURL(/hours=12\.5(&|$)/);
  await program(page).selectOption(SECOND.id);
  await expect(page).toHaveURL(new RegExp(`program=${SECOND.id}`));

  await page.goBack();
  await expect(program(page)).toHaveValue(FIRST.id);
  await expect(hours(page)).toHaveValue('12.5');
  await page.goBack();
  await expect(page).toHaveURL(site.url('/about'));
});

test('the keyboard alone plans', async ({ page, site }) => {
  await site.visit(page, '/programs');
  await program(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(program(page)).toHaveValue(SECOND.id);
  // The address follows once the planner's code is there; only then is its list of what is done there.
  await expect(page).toHaveURL(new RegExp(`program=${SECOND.id}`));
  await page.keyboard.press('Tab');
  await expect(hours(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('9');
  await planner(page).getByRole('button', { name: 'Sunday' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');

  await expect(page).toHaveURL(({ searchParams }) =>
    Boolean(
      searchParams.get('hours') === '9' &&
      searchParams.get('days')?.includes('7') &&
      searchParams.has('done'),
    ),
  );
});

for (const [name, query, message] of [
  ['0 hours', 'hours=0', /more than 0 hours/],
  ['a past date', 'start=2020-01-01', /in the past/],
  ['no days', 'days=', /at least one day/],
  ['more than two years', `hours=0.1&program=${LONGEST.id}`, /more than two years/],
  [
    'a hostile query',
    `hours=${'9'.repeat(999)}&start=%00<script>&days=☃&program=..`,
    /as a number/,
  ],
] as const) {
  test(`${name}: a sentence at the field and beside it, and no number that is none`, async ({
    page,
    site,
  }) => {
    await site.visit(page, `/programs?${query}`);
    await expect(planner(page).getByText(message)).toHaveCount(2);
    await expect(answer(page)).toContainText(message);
    await expect(planner(page).locator('[aria-invalid]').first()).toBeAttached();
    await expect(planner(page)).not.toContainText('NaN');
    await expect(weeks(page)).toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('three paces are in a table, and no planner', async ({ page, site }) => {
    await page.goto(site.url('/programs'));
    const table = page.getByRole('table', { name: /weeks each program takes/i });
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(table.getByRole('rowheader')).toHaveCount(programs.length);
    await expect(table.getByRole('cell').first()).toHaveText(/^\d+ to \d+ weeks$/);
    await expect(planner(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Plan this' })).toHaveCount(0);
    for (const { title } of programs) {
      await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const width of [390, 1280]) {
      test(`a plan and everything that is open, at ${width} px`, async ({ page, site }) => {
        await page.setViewportSize({ width, height: 900 });
        await site.visit(page, SHARED);
        await planner(page).getByText('Already done').click();
        await planner(page).locator('details details summary').first().click();
        await planner(page)
          .locator('details details')
          .first()
          .getByRole('checkbox')
          .first()
          .check();
        await planner(page)
          .getByRole('button', { name: /^Show all/ })
          .click();
        await expectAccessible(page);
      });
    }

    for (const query of ['hours=0', 'days=', 'start=2020-01-01']) {
      test(`the sentence about ${query}`, async ({ page, site }) => {
        await site.visit(page, `/programs?${query}`);
        await expect(planner(page).getByText('No plan yet')).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}
