import '../../../support/school/mockSchool';
import { planStudy, type Plan } from '../../../../src/pages/programs/planner/plan/plan';
import { checkpointsOf } from '../../../../src/pages/programs/planner/weeks/checkpoints';
import { doneGroups } from '../../../../src/pages/programs/planner/form/doneGroups';
import {
  DEFAULT_FORM,
  pathOf,
  planInputOf,
} from '../../../../src/pages/programs/planner/form/planForm';
import { weekOf } from '../../../../src/pages/programs/planner/plan/planWeekOf';

const path = pathOf(DEFAULT_FORM);
const [firstStep, ...otherSteps] = path.steps;

function planWithout(done: readonly string[]): Plan {
  const plan = planStudy(planInputOf({ ...DEFAULT_FORM, done }, '2027-03-01'));
  if (plan.kind === 'problem') throw new Error(plan.message);
  return plan;
}

function itemsOf(steps: typeof path.steps) {
  return doneGroups({ ...path, steps }).flatMap(({ items }) => items.map(({ id }) => id));
}

test('every checkpoint appears once, after the last lesson of its step', () => {
  const plan = planWithout([]);
  const found = checkpointsOf(plan, path);
  expect([...found.values()]).toEqual(path.steps.map(({ step }) => step.checkpoint));
  const last = itemsOf(firstStep ? [firstStep] : []).at(-1) ?? '';
  expect(found.get(last)).toBe(firstStep?.step.checkpoint);
});

test('a finished step has no checkpoint', () => {
  const found = checkpointsOf(planWithout(itemsOf(firstStep ? [firstStep] : [])), path);
  expect([...found.values()]).toEqual(otherSteps.map(({ step }) => step.checkpoint));
});

test('if the last lesson of a step is done, the step ends with the previous lesson', () => {
  const ids = itemsOf(firstStep ? [firstStep] : []);
  const found = checkpointsOf(planWithout(ids.slice(-1)), path);
  expect([...found.keys()]).toContain(ids.at(-2));
});

test.each([
  { date: '2027-03-01', week: 1 },
  { date: '2027-03-07', week: 1 },
  { date: '2027-03-08', week: 2 },
  // By this date, daylight saving time has started in most of Europe and North America.
  { date: '2027-04-04', week: 5 },
  { date: '2027-04-05', week: 6 },
])('$date is in week $week of a plan from Monday, March 1', ({ date, week }) => {
  expect(weekOf(date, '2027-03-01')).toBe(week);
});
