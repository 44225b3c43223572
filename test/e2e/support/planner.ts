import type { Page } from '@playwright/test';
import { PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import { addDays } from '../../../src/pages/programs/planner/calendarDate';
import type { ProgramSummary } from '../../../src/content/summary';

/** The programs at the ends of the list, and the one that follows the first. */
export const FIRST = programAt(0);
export const SECOND = programAt(1);
export const LAST = programAt(-1);

/** The program with the most work in it, whose plan has many weeks. */
export const LONGEST = PROGRAM_SUMMARIES.reduce(
  (longest, one) => (one.totals.minutes.from > longest.totals.minutes.from ? one : longest),
  FIRST,
);

/** A day that is always ahead. */
export const START = addDays(new Date().toISOString().slice(0, 10), 40);

/** So few hours a week that a plan has more weeks than are shown at first. */
export const FEW_HOURS = '2';

/** The address of a plan that somebody sent. */
export const SHARED = `/programs?program=${LONGEST.id}&hours=${FEW_HOURS}&days=26&start=${START}`;

export function planner(page: Page) {
  return page.getByRole('region', { name: 'Plan your weeks' });
}

export function hours(page: Page) {
  return planner(page).getByRole('textbox', { name: 'Hours a week' });
}

export function program(page: Page) {
  return planner(page).getByRole('combobox', { name: 'Program' });
}

/** The live region that says when the plan ends, or why there is none. */
export function answer(page: Page) {
  return planner(page).getByRole('status').first();
}

export function weeks(page: Page) {
  return planner(page).locator('ol');
}

function programAt(index: number): ProgramSummary {
  const found = PROGRAM_SUMMARIES.at(index);
  if (!found)
    throw new Error(`The planner is tested with two programs; there is none at ${index}.`);
  return found;
}
