import { countOf } from '../../../content/format';
import { shortWeekday } from './dayNames';
import { draftPlan, type PlanForm } from './planForm';

/** Days of study that fit many weeks, by ISO 8601. */
const SUGGESTIONS: readonly (readonly number[])[] = [
  [6, 7],
  [1, 3, 6],
  [1, 2, 3, 4, 5],
];

/** A one-click choice of study days, with its finish date. */
export interface SuggestedDays {
  days: readonly number[];
  /** 'Sat and Sun', or how many days. */
  label: string;
  /** The last day at the careful pace, 'YYYY-MM-DD'. */
  finish: string;
}

/**
 * @param form - the fields
 * @param today - the current date, 'YYYY-MM-DD'
 * @returns the days that would make a plan with the other fields as they are
 */
export function suggestedDays(form: PlanForm, today: string): SuggestedDays[] {
  return SUGGESTIONS.flatMap((days) => {
    const plan = draftPlan({ ...form, days }, today);
    if (plan.kind === 'problem') return [];
    return [{ days, label: labelOf(days), finish: plan.finish.to }];
  });
}

function labelOf(days: readonly number[]): string {
  return `${countOf(days.length, 'day')}: ${days.map(shortWeekday).join(', ')}`;
}
