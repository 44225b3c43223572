import { PLANNER_ADDRESS } from '../../../site/addresses';
import { writePlanForm, type PlanForm } from './planForm';

/**
 * @param form - the fields of a plan
 * @param today - the current date, 'YYYY-MM-DD'; stands for a start that was not chosen
 * @returns the address of the planner that holds the whole plan
 */
export function planAddress(form: PlanForm, today: string): `${typeof PLANNER_ADDRESS}?${string}` {
  return `${PLANNER_ADDRESS}?${writePlanForm(form, today, new URLSearchParams()).toString()}`;
}
