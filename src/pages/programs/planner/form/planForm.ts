import { courses } from '../../../../../.generated/school/courses';
import { PROGRAM_PATHS, TUTORIAL_MAP, type ProgramPath } from '../../programPaths';
import { addDays, weekdayOf } from '../dates/calendarDate';
import { findStartProblem, type PlanInput, type PlanProblem } from '../plan/planInput';
import { planItems, type PlanItem } from '../plan/planItems';
import { planStudy, type Plan } from '../plan/plan';
import { isTimeOfDay } from '../dates/timeOfDay';
import { planKeysIn } from './planKeys';
import { parsePlanState, writePlanState } from './planState';

/** Values of the planner's fields. */
export interface PlanForm {
  /** Id of an existing program. */
  program: string;
  /** ISO 8601 weekdays to study on, ascending. */
  days: readonly number[];
  /** Start time of a study day, as typed. */
  time: string;
  /** Minutes per study day. */
  minutes: number;
  /** First day, as typed; null means today. */
  start: string | null;
  /** Ids of lessons to skip, from any program. */
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

/** Default plan: one hour on three days a week, which fits around work or school. */
export const DEFAULT_FORM: PlanForm = {
  program: PLANNED_PATHS[0]?.program.id ?? '',
  days: [1, 3, 6],
  time: '18:00',
  minutes: 60,
  start: null,
  done: [],
};

/**
 * Reads the fields from a query string. Anyone can write a URL, so unknown values are replaced with defaults.
 * Typed values are kept as they are so that the planner can report what's wrong with them.
 *
 * @param params - the query
 * @param base - the saved plan, which supplies missing values; the default form if there is none
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
 * Checks whether a URL refers to the saved plan.
 *
 * @param params - the URL's query
 * @param kept - the saved plan
 * @returns true if the query has no plan values, or only the saved plan's program
 */
export function asksForKept(params: URLSearchParams, kept: PlanForm): boolean {
  const keys = planKeysIn(params);
  return keys.length === 0 || (keys.join() === 'program' && params.get('program') === kept.program);
}

/** Returns true if there's a program with this id. */
export function isProgram(id: string): boolean {
  return PLANNED_PATHS.some(({ program }) => program.id === id);
}

/**
 * Writes all fields into a query string, including defaults, so that the URL shows the same plan tomorrow.
 *
 * @param form - values of the form's fields
 * @param today - the current date, 'YYYY-MM-DD', used if no start was chosen
 * @param params - other parameters, which are kept
 * @returns new parameters, which `readPlanForm` converts back to the same fields
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
 * Returns the first day of a plan, chosen so that no session starts in the past.
 *
 * @param form - values of the form's fields
 * @param today - the current date, 'YYYY-MM-DD'
 * @param clock - the local time, 'HH:MM'
 * @returns the typed day if it isn't today; otherwise today, or tomorrow if today's session has already
 *   started
 */
export function firstDay({ start, time, days }: PlanForm, today: string, clock: string): string {
  if (start !== null && start !== today) return start;
  const isOver = isTimeOfDay(time) && time < clock && days.includes(weekdayOf(today));
  return isOver ? addDays(today, 1) : today;
}

/**
 * Returns the selected program.
 *
 * @throws Error if there's no such program
 */
export function pathOf(form: PlanForm): PlannedPath {
  const path = PLANNED_PATHS.find(({ program }) => program.id === form.program);
  if (!path) throw new Error(`There is no program with the id "${form.program}".`);
  return path;
}

/**
 * Converts the form to input for `planStudy`.
 *
 * @param form - values of the form's fields
 * @param today - the current date, 'YYYY-MM-DD', used if no start was chosen
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
 * Creates a plan that hasn't been started.
 *
 * @param form - values of the form's fields
 * @param today - the current date, 'YYYY-MM-DD'
 * @returns the plan, or the problem that prevents it
 */
export function draftPlan(form: PlanForm, today: string): Plan | PlanProblem {
  const input = planInputOf(form, today);
  return (
    findStartProblem({ time: form.time, startDate: input.startDate }, today) ?? planStudy(input)
  );
}

/**
 * Adds finished lessons to the ones the plan skips.
 *
 * @param form - values of the form's fields
 * @param finished - ids of finished lessons from any course
 * @returns the form with the ids added to `done`, without duplicates; ids from other programs are kept
 */
export function withoutFinished(form: PlanForm, finished: ReadonlySet<string>): PlanForm {
  const finishedIds = pathOf(form).items.flatMap(({ id }) => (finished.has(id) ? [id] : []));
  return { ...form, done: [...new Set([...form.done, ...finishedIds])] };
}
