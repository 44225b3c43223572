import { useClientValue } from '../../../prerendered/useClientValue';
import { useQueryState } from '../../../site/useQueryState';
import { localDate } from './calendarDate';
import { DEFAULT_FORM, readPlanForm, writePlanForm, type PlanForm } from './planForm';

export interface PlanFormControls {
  form: PlanForm;
  /** The visitor's date, 'YYYY-MM-DD'; null in the prerendered page. */
  today: string | null;
  /** Changes a field by typing: the address follows without a new entry in the history. */
  type: (change: Partial<PlanForm>) => void;
  /** Changes a field by a choice that Back takes back. */
  choose: (change: Partial<PlanForm>) => void;
  /** Writes the plan into the address and returns it, with host and all. */
  share: () => string;
}

/** Keeps the planner's fields in the address, which shows the same plan tomorrow. */
export function usePlanForm(): PlanFormControls {
  const today = useClientValue<string | null>(() => localDate(new Date()), null);
  const { state, type, choose, settle } = useQueryState<PlanForm>(
    {
      read: readPlanForm,
      write: (form) =>
        writePlanForm(form, today ?? '', new URLSearchParams(window.location.search)),
    },
    DEFAULT_FORM,
  );

  function share(): string {
    settle();
    const url = new URL(window.location.href);
    url.hash = '';
    return url.href;
  }

  return { form: state, today, type, choose, share };
}
