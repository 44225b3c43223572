import { PLANNER_ADDRESS } from '../../../../site/addresses';
import { writePlanForm, type PlanForm } from './planForm';

/**
 * Returns the planner's URL with the whole plan in its query string.
 *
 * @param form - values of the form's fields
 * @param today - the current date, 'YYYY-MM-DD', used if no start was chosen
 */
export function planAddress(form: PlanForm, today: string): `${typeof PLANNER_ADDRESS}?${string}` {
  return `${PLANNER_ADDRESS}?${writePlanForm(form, today, new URLSearchParams()).toString()}`;
}
