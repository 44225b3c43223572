import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useClientValue } from '../../../prerendered/useClientValue';
import { usePoppedQuery } from '../../../site/usePoppedQuery';
import { localDate } from './calendarDate';
import { DEFAULT_FORM, readPlanForm, writePlanForm, type PlanForm } from './planForm';

/** Marks an entry of the history as one that the fields made, so that the fields need not follow it. */
const FROM_FIELDS = { from: 'plan-fields' };

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

/**
 * Keeps the planner's fields and the address in step. The fields hold what is typed, because the router renders an address in
 * a transition, too late for a text field; they follow the address when it changes by Back, by a link, or at the start.
 */
export function usePlanForm(): PlanFormControls {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const today = useClientValue<string | null>(() => localDate(new Date()), null);
  const [form, setForm] = useState(DEFAULT_FORM);
  const [followed, setFollowed] = useState<string | null>(null);

  const address = `${location.key} ${location.search}`;
  // The prerendered page knows neither date nor query; the date tells that it is hydrated.
  if (today !== null && followed !== address) {
    setFollowed(address);
    if (navigationType === NavigationType.Pop || !isFromFields(location.state)) {
      setForm(readPlanForm(new URLSearchParams(location.search)));
    }
  }

  usePoppedQuery((query) => setForm(readPlanForm(query)));

  function write(next: PlanForm, replace: boolean) {
    const { search, hash } = window.location;
    const params = writePlanForm(next, today ?? '', new URLSearchParams(search));
    void navigate({ search: params.toString(), hash }, { replace, state: FROM_FIELDS });
  }

  // Two fields may change before the next render: what was chosen before the planner's code had come is given back at once.
  const current = useRef(form);
  useLayoutEffect(() => {
    current.current = form;
  }, [form]);

  function change(part: Partial<PlanForm>, replace: boolean) {
    const next = { ...current.current, ...part };
    current.current = next;
    setForm(next);
    write(next, replace);
  }

  function share(): string {
    write(form, true);
    const url = new URL(window.location.href);
    url.search = writePlanForm(form, today ?? '', url.searchParams).toString();
    url.hash = '';
    return url.href;
  }

  return {
    form,
    today,
    type: (part) => change(part, true),
    choose: (part) => change(part, false),
    share,
  };
}

/** Whether an entry of the history was made by a change of a field. */
export function isFromFields(state: unknown): boolean {
  return (state as Partial<typeof FROM_FIELDS> | null)?.from === FROM_FIELDS.from;
}
