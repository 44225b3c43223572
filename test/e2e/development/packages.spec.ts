import type { Locator, Page } from '@playwright/test';
import { stepTo } from '../support/stepTo';
import { expect, test } from '../support/test';

test.use({ siteName: 'variant' });

/**
 * Uses each page of `test/gallery/packages` and checks the result. The keys are the last parts of the
 * addresses.
 */
const PACKAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'data-grid': useDataGrid,
  dates: useDates,
  charts: useCharts,
  tree: useTree,
  'sign-up': useSignUp,
  query: async (page) => {
    await expect(page.getByText('School: The Pilot House Academy')).toBeVisible();
  },
  motion: async (page) => {
    await page.getByRole('button', { name: 'Sail' }).click();
    await expect.poll(() => sailed(page)).toBeGreaterThan(0);
    // It takes two minutes to arrive.
    expect(await sailed(page)).toBeLessThan(200);
    await useFlag(page);
  },
};

async function useDataGrid(page: Page) {
  const grid = page.getByRole('grid', { name: 'Courses' });
  const row = (index: number) => grid.getByRole('row').nth(index);
  const seats = grid.getByRole('columnheader', { name: 'Seats' });
  await seats.click();
  await expect(seats).toHaveAttribute('aria-sort', 'ascending');
  await expect(row(1)).toContainText('Sea Charts');
  // This color is a variable of the grid, which it sets in a style element of its own.
  await expect(seats).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const line = await page
    .getByRole('contentinfo')
    .evaluate((footer) => getComputedStyle(footer).borderTopColor);
  // The first row has no line above it.
  await expect(row(2).getByRole('gridcell').first()).toHaveCSS('border-top-color', line);

  await grid.getByRole('columnheader', { name: 'Course' }).hover();
  await grid.getByRole('button', { name: 'Course column menu' }).click();
  // By keyboard, because the menu can still be moving.
  await page.getByRole('menuitem', { name: 'Filter' }).press('Enter');
  await page.getByRole('textbox', { name: 'Value' }).fill('Tid');
  await expect(grid.getByRole('row')).toHaveCount(2);
  await expect(row(1)).toContainText('Tides');
  await page.keyboard.press('Escape');
  await row(1).getByRole('checkbox').check();
  await expect(row(1)).toHaveAttribute('aria-selected', 'true');
}

async function useDates(page: Page) {
  const day = page.getByRole('group', { name: 'First day' });
  await day.getByRole('spinbutton', { name: 'Month' }).click();
  await page.keyboard.type('04152027');
  await expect(day).toHaveText(/04.*15.*2027/);
  await day.getByRole('spinbutton', { name: 'Day' }).press('ArrowUp');
  await expect(day).toHaveText(/04.*16.*2027/);
  await page.getByRole('button', { name: /selected date is Apr 16, 2027/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('gridcell', { name: '16' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(day).toHaveText(/04.*23.*2027/);
  await day.getByRole('spinbutton', { name: 'Month' }).press('ControlOrMeta+a');
  await page.keyboard.type('05');
  await expect(day).toHaveText(/05.*23.*2027/);

  const start = page.getByRole('group', { name: 'Begins at' });
  await start.getByRole('spinbutton', { name: 'Hours' }).click();
  await page.keyboard.type('0930p');
  await expect(start).toHaveText(/09.*30.*PM/);

  const calendar = page.getByRole('grid', { name: 'March 2027' });
  await calendar.getByRole('gridcell', { name: '20' }).click();
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('20');
}

async function useCharts(page: Page) {
  const tooltip = page.getByRole('tooltip');
  for (const [name, value] of [
    ['Applications', '35'],
    ['Visitors', '350'],
  ] as const) {
    const april = page.getByRole('region', { name }).getByText('April');
    await april.hover();
    await expect(tooltip).toHaveCount(0);
    const { x, y } = await box(april);
    // The chart is above the labels of its axis.
    await page.mouse.move(x, y - 40);
    await expect(tooltip.getByRole('row', { name: `${name} by month` })).toContainText(value);
    await page.mouse.move(0, 0);
    await expect(tooltip).toHaveCount(0);
  }
}

async function useTree(page: Page) {
  const item = (name: string) => page.getByRole('treeitem', { name });
  await item('Knots').focus();
  await page.keyboard.press('ArrowRight');
  await expect(item('Bowline')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(item('Bowline')).toBeFocused();
  await page.getByText('Crew').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(item('First mate')).toHaveAttribute('aria-checked', 'true');
}

async function useSignUp(page: Page) {
  const email = page.getByRole('textbox', { name: 'Email' });
  const course = page.getByRole('combobox', { name: 'Course' });
  const reserve = page.getByRole('button', { name: 'Reserve' });
  await reserve.click();
  await expect(email).toHaveAccessibleDescription('Enter your email.');
  await expect(email).toBeFocused();
  await expect(course).toHaveAccessibleDescription('Choose a course.');

  await email.fill('ada@harbor.example');
  await course.fill('sea');
  await page.getByRole('option', { name: 'Sea Charts' }).click();
  await expect(email).toHaveAccessibleDescription('');
  await reserve.click();
  await expect(page.getByRole('alert')).toHaveText('Reserved for ada@harbor.example: Sea Charts');
}

async function useFlag(page: Page) {
  const flag = page.getByText('The flag', { exact: true });
  const button = page.getByRole('button', { name: 'Raise or lower the flag' });
  await expect(flag).toHaveCSS('opacity', '1');
  await button.click();
  await expect(flag).toHaveCount(0);
  await button.click();
  await expect(flag).toHaveCSS('opacity', '1');
}

/** @returns how far the boat is from its harbor, in pixels */
async function sailed(page: Page): Promise<number> {
  const boat = await box(page.getByText('The boat', { exact: true }));
  const harbor = await box(page.getByRole('button', { name: 'Sail' }));
  return boat.x - harbor.x;
}

/** @returns the element's place on the screen */
function box(element: Locator): Promise<DOMRect> {
  return element.evaluate((node) => node.getBoundingClientRect());
}

for (const [name, use] of Object.entries(PACKAGES)) {
  const address = `/gallery/${name}`;

  test(`${name} works on the first page`, async ({ page, site }) => {
    await site.visit(page, address);
    await use(page);
  });

  test(`${name} works after a client-side navigation`, async ({ page, site }) => {
    await site.visit(page, '/about');
    await stepTo(page, site.url(address));
    await expect(page).toHaveURL(site.url(address));
    await use(page);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the boat is there at once, and the flag still changes', async ({ page, site }) => {
    await site.visit(page, '/gallery/motion');
    await page.getByRole('button', { name: 'Sail' }).click();
    await expect.poll(() => sailed(page)).toBe(200);
    await useFlag(page);
  });
});
