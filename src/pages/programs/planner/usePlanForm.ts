import { useQueryState } from '../../../site/useQueryState';
import { DEFAULT_FORM, readPlanForm, writePlanForm, type PlanForm } from './planForm';

export interface PlanFormControls {
  form: PlanForm;
  /** Changes a field by typing: the address follows without a new entry in the history. */
  type: (change: Partial<PlanForm>) => void;
  /** Changes a field by a choice that Back takes back. */
  choose: (change: Partial<PlanForm>) => void;
}

/**
 * Keeps the planner's fields in the address until a plan is started.
 *
 * @param kept - the fields of the plan that the device keeps, which the address need not repeat
 * @param today - the visitor's date, 'YYYY-MM-DD'
 */
export function usePlanForm(kept: PlanForm | undefined, today: string): PlanFormControls {
  const { state, type, choose } = useQueryState<PlanForm>(
    {
      read: (params) => readPlanForm(params, kept),
      write: (form) => writePlanForm(form, today, new URLSearchParams(window.location.search)),
    },
    DEFAULT_FORM,
  );
  return { form: state, type, choose };
}
