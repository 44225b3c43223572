import type { Page } from '@playwright/test';
import { PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import { addDays } from '../../../src/pages/programs/planner/calendarDate';
import type { ProgramSummary } from '../../../src/content/summary';
import { PLAN_KEY } from '../../../src/progress/planKey';
import { PLANNER_ADDRESS } from '../../../src/site/addresses';

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

/** So little time a day that a plan has more weeks than lines of its own. */
export const FEW_MINUTES = '30';

const PACE = `days=26&time=06:30&minutes=${FEW_MINUTES}`;

/** The address of a plan that somebody sent. */
export const SHARED = `${PLANNER_ADDRESS}?program=${LONGEST.id}&${PACE}&start=${START}`;

export function planner(page: Page) {
  return page.getByRole('main');
}

export function time(page: Page) {
  return planner(page).getByLabel('Time of day');
}

export function program(page: Page) {
  return planner(page).getByRole('combobox', { name: 'Program' });
}

/** The live region that says when the plan ends, or why there is none. */
export function answer(page: Page) {
  return planner(page).locator('[role=status]:not(.visually-hidden)').first();
}

/** The study days of a plan, those of folded weeks too. */
export function lessons(page: Page) {
  return planner(page).locator('ol > li li');
}

/**
 * Stores a plan on the device, as if it had been started.
 *
 * @param page - a page of the site that is open
 * @param start - its first day, 'YYYY-MM-DD'
 */
export async function storePlan(page: Page, start: string) {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    PLAN_KEY,
    `program=${FIRST.id}&${PACE}&start=${start}`,
  ] as const);
}

function programAt(index: number): ProgramSummary {
  const found = PROGRAM_SUMMARIES.at(index);
  if (!found)
    throw new Error(`The planner is tested with two programs; there is none at ${index}.`);
  return found;
}
