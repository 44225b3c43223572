import { isCalendarDate } from './calendarDate';
import {
  isProgram,
  planInputOf,
  readPlanForm,
  withoutFinished,
  writePlanForm,
  type PlanForm,
} from './planForm';
import { daysOf, planStudy, type Plan } from './plan';
import { isTimeOfDay } from './timeOfDay';

/** A plan that was started. Lessons that were finished by then are among those that it leaves out. */
export interface KeptPlan {
  form: PlanForm & { start: string };
  plan: Plan;
  /** Study days that had passed when it was planned again, all times together. */
  earlier: number;
  /** The last study day that a calendar file had, counted from the plan's very first; 0 where none was made. */
  exported: number;
}

/** Longest text that is looked at. */
const MAX_TEXT = 25_000;

/**
 * Reads a plan as the device keeps it. The text may be anything.
 *
 * @param text - the query of the plan's address, and what else is kept with it
 * @returns the plan; null for what makes none
 */
export function parseKeptPlan(text: string | null): KeptPlan | null {
  const params = new URLSearchParams((text ?? '').slice(0, MAX_TEXT));
  const form = readPlanForm(params);
  const { start } = form;
  if (!isProgram(params.get('program') ?? '') || !isTimeOfDay(form.time)) return null;
  if (start === null || !isCalendarDate(start)) return null;
  return keptPlan({ ...form, start }, countIn(params, 'earlier'), countIn(params, 'exported'));
}

/** The text that `parseKeptPlan` reads. */
export function writeKeptPlan({ form, earlier, exported }: KeptPlan): string {
  const params = writePlanForm(form, form.start, new URLSearchParams());
  params.set('earlier', String(earlier));
  params.set('exported', String(exported));
  return params.toString();
}

/**
 * Starts a plan, or plans again.
 *
 * @param form - the fields
 * @param today - the current date, 'YYYY-MM-DD'
 * @param finished - ids of finished lessons
 * @param before - the plan that was kept until now
 * @returns the plan to keep; null where nothing is left to do
 */
export function startPlan(
  form: PlanForm,
  today: string,
  finished: ReadonlySet<string>,
  before: KeptPlan | null,
): KeptPlan | null {
  const own = { ...withoutFinished(form, finished), start: form.start ?? today };
  if (before?.form.program !== form.program) return keptPlan(own, 0, 0);
  const passed = daysOf(before.plan).filter(({ date }) => date < today).length;
  return keptPlan(own, before.earlier + passed, before.exported);
}

/** The fields of a kept plan as they are changed: from today on, without what is finished. */
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

/** How many study days there have been and will be, those before it was planned again included. */
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
