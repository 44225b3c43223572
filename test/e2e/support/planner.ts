import type { Page } from '@playwright/test';
import { PROGRAM_SUMMARIES } from '../../../.generated/summaries';
import { addDays } from '../../../src/pages/programs/planner/dates/calendarDate';
import { PLAN_KEY } from '../../../src/progress/planKey';
import { PLANNER_ADDRESS } from '../../../src/site/addresses';
import { sample } from './content/need';

/** Study minutes per day. They're so few that the plan has more weeks than the page lists individually. */
export const FEW_MINUTES = '30';

/** Study days, Tuesday and Saturday. */
const DAYS = '26';
const PACE = `days=${DAYS}&time=06:30&minutes=${FEW_MINUTES}`;

/** The first, second, and last programs in the list. Every school has one: without its own, each course is one. */
const [first, ...others] = PROGRAM_SUMMARIES;
if (!first) throw new Error('The content has no program to test with.');
export const FIRST = first;
export const SECOND = sample('second program', others);
export const LAST = others.at(-1) ?? first;

/** The program that takes the most time, so its plan has many weeks. */
export const LONGEST = PROGRAM_SUMMARIES.reduce(
  (longest, candidate) =>
    candidate.totals.minutes.from > longest.totals.minutes.from ? candidate : longest,
  FIRST,
);

/** `LONGEST`, if its plan has more weeks than the page lists individually. */
export const LONG_PLAN = sample(
  'program that takes ten weeks',
  LONGEST.totals.minutes.from > 10 * DAYS.length * Number(FEW_MINUTES) ? [LONGEST] : [],
);

/** A date 40 days from now. */
export const START = addDays(new Date().toISOString().slice(0, 10), 40);

/** The URL of a shared plan. */
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

/** Finds the live region that announces when the plan ends, or why there's no plan. */
export function answer(page: Page) {
  return planner(page).locator('[role=status]:not(.visually-hidden)').first();
}

/** Finds all study days in the plan, including those in collapsed weeks. */
export function lessons(page: Page) {
  return planner(page).locator('ol > li li');
}

/**
 * Stores a plan, as if the reader had started it.
 *
 * @param page - an open page of the site
 * @param start - the plan's first day, 'YYYY-MM-DD'
 */
export async function storePlan(page: Page, start: string) {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    PLAN_KEY,
    `program=${FIRST.id}&${PACE}&start=${start}`,
  ] as const);
}
