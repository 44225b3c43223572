import * as texts from '../../../../texts/en/plannerForm';
import { shortWeekday } from '../dates/dayNames';
import { draftPlan, type PlanForm } from './planForm';

/** Common combinations of ISO 8601 weekdays. */
const SUGGESTIONS: readonly (readonly number[])[] = [
  [6, 7],
  [1, 3, 6],
  [1, 2, 3, 4, 5],
];

/** A suggested set of study days, with its finish date. */
export interface SuggestedDays {
  days: readonly number[];
  /** For example '2 days: Sat, Sun'. */
  label: string;
  /** Last study day at the careful pace, 'YYYY-MM-DD'. */
  finish: string;
}

/**
 * Returns the suggested study days that produce a valid plan with the form's other values.
 *
 * @param form - values of the form's fields
 * @param today - the current date, 'YYYY-MM-DD'
 */
export function suggestedDays(form: PlanForm, today: string): SuggestedDays[] {
  return SUGGESTIONS.flatMap((days) => {
    const plan = draftPlan({ ...form, days }, today);
    if (plan.kind === 'problem') return [];
    const label = texts.daysAndNames(days.map(shortWeekday));
    return [{ days, label, finish: plan.finish.to }];
  });
}
