import { courses } from '../../../content/courses';
import { PROGRAM_PATHS, TUTORIAL_MAP, type ProgramPath } from '../programPaths';
import { parseHours, type PlanInput } from './planInput';
import { planItems, type PlanItem } from './planItems';
import { parsePlanState, writePlanState } from './planState';

/** What the planner's fields hold. */
export interface PlanForm {
  /** Id of an existing program. */
  program: string;
  /** Hours a week as typed. */
  hours: string;
  /** Days of study by ISO 8601, ascending. */
  days: readonly number[];
  /** First day as typed; null as long as it is today. */
  start: string | null;
  /** Ids of lessons and projects that are done, of any program. */
  done: readonly string[];
}

/** A program with all its work, lessons and projects in order. */
export interface PlannedPath extends ProgramPath {
  items: readonly PlanItem[];
}

export const PLANNED_PATHS: readonly PlannedPath[] = PROGRAM_PATHS.map((path) => ({
  ...path,
  items: planItems(path.program, courses, TUTORIAL_MAP),
}));

const KNOWN_ITEMS = new Set(PLANNED_PATHS.flatMap(({ items }) => items.map(({ id }) => id)));

/** Two hours on three days: a pace that fits beside work or school. */
export const DEFAULT_FORM: PlanForm = {
  program: PLANNED_PATHS[0]?.program.id ?? '',
  hours: '6',
  days: [1, 3, 6],
  start: null,
  done: [],
};

/**
 * Reads the fields from the query of an address. Anybody can write one: what it does not hold, or what does not exist, gets
 * its default; what was typed stays as it is, so that the planner can say what is wrong with it.
 */
export function readPlanForm(params: URLSearchParams): PlanForm {
  const { program, hours, days, start, done } = parsePlanState(params);
  return {
    program: PLANNED_PATHS.some((path) => path.program.id === program)
      ? program
      : DEFAULT_FORM.program,
    hours: params.has('hours') ? hours : DEFAULT_FORM.hours,
    days: days ?? DEFAULT_FORM.days,
    start: params.has('start') ? start : null,
    done: done.filter((id) => KNOWN_ITEMS.has(id)),
  };
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
  const written = writePlanState(
    { ...form, days: [...form.days], start, done: [...form.done] },
    params,
  );
  // An emptied field is not one that was never filled in.
  if (form.hours === '') written.set('hours', '');
  if (start === '') written.set('start', '');
  return written;
}

/** The chosen program. */
export function pathOf(form: PlanForm): PlannedPath {
  const path = PLANNED_PATHS.find(({ program }) => program.id === form.program);
  if (!path) throw new Error(`There is no program with the id "${form.program}".`);
  return path;
}

/**
 * What the plan is made from.
 *
 * @param form - the fields
 * @param today - the current date, 'YYYY-MM-DD'
 */
export function planInputOf(form: PlanForm, today: string): PlanInput {
  const done = new Set(form.done);
  return {
    items: pathOf(form).items.filter(({ id }) => !done.has(id)),
    hoursPerWeek: parseHours(form.hours),
    days: form.days,
    startDate: form.start ?? today,
    today,
  };
}
