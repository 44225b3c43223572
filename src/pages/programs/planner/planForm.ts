import { courses } from '../../../content/courses';
import { PROGRAM_PATHS, TUTORIAL_MAP, type ProgramPath } from '../programPaths';
import { addDays, weekdayOf } from './calendarDate';
import { findStartProblem, type PlanInput, type PlanProblem } from './planInput';
import { planItems, type PlanItem } from './planItems';
import { planStudy, type Plan } from './plan';
import { planKeysIn } from './planKeys';
import { parsePlanState, writePlanState } from './planState';
import { isTimeOfDay } from './timeOfDay';

/** What the planner's fields hold. */
export interface PlanForm {
  /** Id of an existing program. */
  program: string;
  /** Days of study by ISO 8601, ascending. */
  days: readonly number[];
  /** When a study day begins, as typed. */
  time: string;
  /** Minutes of a study day. */
  minutes: number;
  /** First day as typed; null as long as it is today. */
  start: string | null;
  /** Ids of lessons that are left out, of any program. */
  done: readonly string[];
}

/** A program with all its lessons in order. */
export interface PlannedPath extends ProgramPath {
  items: readonly PlanItem[];
}

export const PLANNED_PATHS: readonly PlannedPath[] = PROGRAM_PATHS.map((path) => ({
  ...path,
  items: planItems(path.program, courses, TUTORIAL_MAP),
}));

const KNOWN_ITEMS = new Set(PLANNED_PATHS.flatMap(({ items }) => items.map(({ id }) => id)));

/** An hour on three days: a pace that fits beside work or school. */
export const DEFAULT_FORM: PlanForm = {
  program: PLANNED_PATHS[0]?.program.id ?? '',
  days: [1, 3, 6],
  time: '18:00',
  minutes: 60,
  start: null,
  done: [],
};

/**
 * Reads the fields from the query of an address. Anybody can write one: what does not exist gets its default; what was typed
 * stays as it is, so that the planner can say what is wrong with it. What an address does not say of the pace is that of `base`.
 *
 * @param params - the query
 * @param base - the plan that is kept on the device, if any
 */
export function readPlanForm(params: URLSearchParams, base: PlanForm = DEFAULT_FORM): PlanForm {
  if (asksForKept(params, base)) return base;
  const { program, days, time, minutes, start, done } = parsePlanState(params);
  return {
    program: isProgram(program) ? program : base.program,
    days: days ?? base.days,
    time: time ?? base.time,
    minutes: minutes ?? base.minutes,
    start,
    done: done.filter((id) => KNOWN_ITEMS.has(id)),
  };
}

/**
 * @param params - of an address
 * @param kept - the plan that is kept
 * @returns whether the address asks for no other plan than that
 */
export function asksForKept(params: URLSearchParams, kept: PlanForm): boolean {
  const keys = planKeysIn(params);
  return keys.length === 0 || (keys.join() === 'program' && params.get('program') === kept.program);
}

/** @returns whether there is a program of this id */
export function isProgram(id: string): boolean {
  return PLANNED_PATHS.some(({ program }) => program.id === id);
}

/**
 * Writes all fields into the query of an address, the defaults too: the address shows the same plan tomorrow.
 *
 * @param form - the fields
 * @param today - the current date, 'YYYY-MM-DD'; stands for a start that was not chosen
 * @param params - what else the query holds; it is kept
 * @returns new parameters; `readPlanForm` gives back the same fields
 */
export function writePlanForm(
  form: PlanForm,
  today: string,
  params: URLSearchParams,
): URLSearchParams {
  const start = form.start ?? today;
  return writePlanState({ ...form, days: [...form.days], start, done: [...form.done] }, params);
}

/**
 * The first day of a plan that begins now or later: no session begins in the past.
 *
 * @param form - the fields
 * @param today - the current date, 'YYYY-MM-DD'
 * @param clock - the current time of day, 'HH:MM'
 * @returns the first day as typed; for today, or none, the day after if today has a session that would have begun
 */
export function firstDay({ start, time, days }: PlanForm, today: string, clock: string): string {
  if (start !== null && start !== today) return start;
  const isOver = isTimeOfDay(time) && time < clock && days.includes(weekdayOf(today));
  return isOver ? addDays(today, 1) : today;
}

/** The chosen program. */
export function pathOf(form: PlanForm): PlannedPath {
  const path = PLANNED_PATHS.find(({ program }) => program.id === form.program);
  if (!path) throw new Error(`There is no program with the id "${form.program}".`);
  return path;
}

/**
 * What the days of study are made from.
 *
 * @param form - the fields
 * @param today - the current date, 'YYYY-MM-DD'
 */
export function planInputOf(form: PlanForm, today: string): PlanInput {
  const done = new Set(form.done);
  return {
    items: pathOf(form).items.filter(({ id }) => !done.has(id)),
    days: form.days,
    minutes: form.minutes,
    startDate: form.start ?? today,
  };
}

/**
 * A plan that is yet to be started.
 *
 * @param form - the fields
 * @param today - the current date, 'YYYY-MM-DD'
 * @returns the plan, or why it cannot be started
 */
export function draftPlan(form: PlanForm, today: string): Plan | PlanProblem {
  const input = planInputOf(form, today);
  return (
    findStartProblem({ time: form.time, startDate: input.startDate }, today) ?? planStudy(input)
  );
}

/**
 * Leaves out, too, what is finished.
 *
 * @param form - the fields
 * @param finished - ids of finished lessons, of any course
 * @returns the form with each id once, those of other programs' lessons as they were
 */
export function withoutFinished(form: PlanForm, finished: ReadonlySet<string>): PlanForm {
  const own = pathOf(form).items.flatMap(({ id }) => (finished.has(id) ? [id] : []));
  return { ...form, done: [...new Set([...form.done, ...own])] };
}
