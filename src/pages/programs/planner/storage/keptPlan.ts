import { isCalendarDate } from '../dates/calendarDate';
import {
  isProgram,
  planInputOf,
  readPlanForm,
  withoutFinished,
  writePlanForm,
  type PlanForm,
} from '../form/planForm';
import { daysOf, planStudy, type Plan } from '../plan/plan';
import { isTimeOfDay } from '../dates/timeOfDay';

/** A plan that the visitor started. `form.done` includes the lessons that were already finished. */
export interface KeptPlan {
  form: PlanForm & { start: string };
  plan: Plan;
  /**
   * Number of study days that passed before the last reschedule, counted since the plan was first
   * started.
   */
  earlier: number;
  /**
   * Number of the last study day in an exported calendar, counted across reschedules; 0 if nothing was
   * exported.
   */
  exported: number;
}

/** Maximum length of stored text to parse, in characters. */
const MAX_TEXT = 25_000;

/**
 * Parses a stored plan. Accepts any text.
 *
 * @param text - the query string of the plan's URL, plus `earlier` and `exported`
 * @returns the plan; null if the text isn't a valid plan
 */
export function parseKeptPlan(text: string | null): KeptPlan | null {
  const params = new URLSearchParams((text ?? '').slice(0, MAX_TEXT));
  const form = readPlanForm(params);
  const { start } = form;
  if (!isProgram(params.get('program') ?? '') || !isTimeOfDay(form.time)) return null;
  if (start === null || !isCalendarDate(start)) return null;
  return keptPlan({ ...form, start }, countIn(params, 'earlier'), countIn(params, 'exported'));
}

/** Serializes a plan for `parseKeptPlan`. */
export function writeKeptPlan({ form, earlier, exported }: KeptPlan): string {
  const params = writePlanForm(form, form.start, new URLSearchParams());
  params.set('earlier', String(earlier));
  params.set('exported', String(exported));
  return params.toString();
}

/**
 * Starts a plan, or reschedules one.
 *
 * @param form - values of the form's fields
 * @param today - the current date, 'YYYY-MM-DD'
 * @param finished - ids of finished lessons
 * @param before - the currently saved plan
 * @returns the plan to save; null if the form doesn't produce a valid plan, for example because every lesson
 *   is finished
 */
export function startPlan(
  form: PlanForm,
  today: string,
  finished: ReadonlySet<string>,
  before: KeptPlan | null,
): KeptPlan | null {
  const updatedForm = { ...withoutFinished(form, finished), start: form.start ?? today };
  if (before?.form.program !== form.program) return keptPlan(updatedForm, 0, 0);
  const passed = daysOf(before.plan).filter(({ date }) => date < today).length;
  return keptPlan(updatedForm, before.earlier + passed, before.exported);
}

/**
 * Returns a saved plan's fields for editing, with a start date no earlier than today and without finished
 * lessons.
 */
export function changeOf(
  { form }: KeptPlan,
  today: string,
  finished: ReadonlySet<string>,
): KeptPlan['form'] {
  return {
    ...withoutFinished(form, finished),
    start: form.start < today ? today : form.start,
  };
}

/** Returns the total number of study days, including those before a reschedule. */
export function lastDayOf({ plan, earlier }: Pick<KeptPlan, 'plan' | 'earlier'>): number {
  return earlier + daysOf(plan).length;
}

function keptPlan(form: KeptPlan['form'], earlier: number, exported: number): KeptPlan | null {
  const plan = planStudy(planInputOf(form, form.start));
  return plan.kind === 'plan' ? { form, plan, earlier, exported } : null;
}

function countIn(params: URLSearchParams, name: string): number {
  const text = params.get(name) ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
}
