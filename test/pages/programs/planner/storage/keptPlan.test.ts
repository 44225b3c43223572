import '../../../../support/school/mockSchool';
import { addDays } from '../../../../../src/pages/programs/planner/dates/calendarDate';
import {
  changeOf,
  lastDayOf,
  parseKeptPlan,
  startPlan,
  writeKeptPlan,
  type KeptPlan,
} from '../../../../../src/pages/programs/planner/storage/keptPlan';
import { daysOf } from '../../../../../src/pages/programs/planner/plan/plan';
import {
  DEFAULT_FORM,
  pathOf,
  PLANNED_PATHS,
} from '../../../../../src/pages/programs/planner/form/planForm';

/** A Monday. */
const TODAY = '2027-03-01';
const NONE: ReadonlySet<string> = new Set();
const form = { ...DEFAULT_FORM, minutes: 20, start: null };
const ids = pathOf(form).items.map(({ id }) => id);

function started(finished = NONE, before: KeptPlan | null = null, today = TODAY): KeptPlan {
  const plan = startPlan(form, today, finished, before);
  if (!plan) throw new Error('There is something left to do.');
  return plan;
}

const lessonsIn = ({ plan }: KeptPlan) => [
  ...new Set(daysOf(plan).flatMap(({ lessons }) => lessons.map(({ id }) => id))),
];

test('a saved plan is read back unchanged', () => {
  const plan = { ...started(new Set(ids.slice(0, 1))), earlier: 3, exported: 12 };
  expect(parseKeptPlan(writeKeptPlan(plan))).toEqual(plan);
});

test.each([
  null,
  '',
  'nonsense',
  '{"program":1}',
  'program=no-such-program&start=2027-03-01',
  `program=${form.program}`,
  `program=${form.program}&start=2027-02-30`,
  `program=${form.program}&start=2027-03-01&days=`,
  `program=${form.program}&start=2027-03-01&time=25:00`,
  `program=${form.program}&start=2027-03-01&done=${ids.join('.')}`,
  'x'.repeat(1_000_000),
])('%.60s is not a plan', (text) => {
  expect(parseKeptPlan(text)).toBeNull();
});

test('invalid counts are ignored', () => {
  const text = `program=${form.program}&start=${TODAY}&earlier=-1&exported=1e9`;
  expect(parseKeptPlan(text)).toMatchObject({ earlier: 0, exported: 0 });
});

test('a plan starts today, without finished lessons', () => {
  const plan = started(new Set(ids.slice(0, 2)));
  expect(plan.form.start).toBe(TODAY);
  expect(lessonsIn(plan)).toEqual(ids.slice(2));
});

test('a lesson finished later stays in the plan, checked off', () => {
  const plan = started();
  expect(parseKeptPlan(writeKeptPlan(plan))?.plan).toEqual(plan.plan);
  expect(lessonsIn(plan)).toEqual(ids);
});

test('there is no plan if nothing is left to do', () => {
  expect(startPlan(form, TODAY, new Set(ids), null)).toBeNull();
});

describe('rescheduled', () => {
  const later = addDays(TODAY, 8);
  const before = { ...started(), exported: 4 };
  const passed = daysOf(before.plan).filter(({ date }) => date < later).length;

  test('all open lessons are scheduled from today', () => {
    const again = started(new Set(ids.slice(0, 1)), before, later);
    expect(lessonsIn(again)).toEqual(ids.slice(1));
    expect(daysOf(again.plan).every(({ date }) => date >= later)).toBe(true);
  });

  test('past and future study days keep their numbers', () => {
    expect(passed).toBeGreaterThan(0);
    const again = started(NONE, before, later);
    expect(again).toMatchObject({ earlier: passed, exported: 4 });
    expect(lastDayOf(again)).toBe(passed + daysOf(again.plan).length);
    expect(started(NONE, again, addDays(later, 7)).earlier).toBeGreaterThan(passed);
  });

  test('a different program starts over', () => {
    const other = { ...form, program: PLANNED_PATHS[1]?.program.id ?? '' };
    expect(startPlan(other, later, NONE, before)).toMatchObject({ earlier: 0, exported: 0 });
  });
});

test('an edit starts today, or on the start date if that is in the future', () => {
  expect(changeOf(started(), addDays(TODAY, 3), new Set(ids.slice(0, 1)))).toMatchObject({
    start: addDays(TODAY, 3),
    done: ids.slice(0, 1),
  });
  expect(changeOf(started(), addDays(TODAY, -3), NONE).start).toBe(TODAY);
});
