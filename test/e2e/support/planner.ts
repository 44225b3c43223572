import type { Page } from '@playwright/test';
import { addDays } from '../../../src/content/calendarDate';
import { programs } from '../../../src/content/programs';

interface NamedProgram {
  id: string;
  title: string;
}

/** The three programs, in the order of the page. */
export const [FIRST, SECOND, THIRD] = programs as unknown as [
  NamedProgram,
  NamedProgram,
  NamedProgram,
];

/** A day that is always ahead. */
export const START = addDays(new Date().toISOString().slice(0, 10), 40);

/** The address of a plan that somebody sent. */
export const SHARED = `/programs?program=${SECOND.id}&hours=8&days=26&start=${START}`;

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
