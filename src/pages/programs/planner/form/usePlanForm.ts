import { useQueryState } from '../../../../site/useQueryState';
import { DEFAULT_FORM, readPlanForm, writePlanForm, type PlanForm } from './planForm';

export interface PlanFormControls {
  form: PlanForm;
  /** Changes a field as the visitor types. Replaces the history entry, so Back doesn't undo single keys. */
  type: (change: Partial<PlanForm>) => void;
  /** Changes a field when the visitor picks a value. Adds a history entry, so Back undoes it. */
  choose: (change: Partial<PlanForm>) => void;
}

/**
 * Syncs the planner's fields with the URL until a plan is started.
 *
 * @param kept - fields of the saved plan, used for values missing from the URL
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
