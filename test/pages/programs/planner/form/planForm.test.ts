import '../../../../support/school/mockSchool';
import {
  asksForKept,
  DEFAULT_FORM,
  draftPlan,
  PLANNED_PATHS,
  planInputOf,
  pathOf,
  readPlanForm,
  withoutFinished,
  writePlanForm,
  type PlanForm,
} from '../../../../../src/pages/programs/planner/form/planForm';

const TODAY = '2027-03-01';
const [first, second] = PLANNED_PATHS;
const someItems = (second?.items ?? []).slice(0, 2).map(({ id }) => id);

const form: PlanForm = {
  program: second?.program.id ?? '',
  days: [2, 4],
  time: '06:30',
  minutes: 45,
  start: '2027-04-01',
  done: someItems,
};

test.each<[string, Partial<PlanForm>]>([
  ['all fields', {}],
  ['the time emptied', { time: '' }],
  ['no days', { days: [] }],
  ['the date emptied', { start: '' }],
  ['a date that does not exist', { start: '2027-02-30' }],
  ['nothing done', { done: [] }],
])('a query contains %s', (_name, change) => {
  const typed = { ...form, ...change };
  expect(readPlanForm(writePlanForm(typed, TODAY, new URLSearchParams()))).toEqual(typed);
});

test('a query contains the defaults too, so that it shows the same plan on another day', () => {
  const params = writePlanForm(DEFAULT_FORM, TODAY, new URLSearchParams());
  expect(readPlanForm(params)).toEqual({ ...DEFAULT_FORM, start: TODAY });
  expect([...params.keys()]).toEqual(['program', 'days', 'time', 'minutes', 'start']);
});

test('other parameters are kept', () => {
  const params = writePlanForm(form, TODAY, new URLSearchParams('from=mail'));
  expect(params.get('from')).toBe('mail');
});

test('an empty query gives the defaults', () => {
  expect(readPlanForm(new URLSearchParams())).toEqual(DEFAULT_FORM);
});

test.each([
  ['words and paths', 'program=nope&minutes=%00%01&days=xyz&start=<script>&done=..%2F..%2F'],
  ['endless values', `program=${'a'.repeat(5000)}&done=${'a.'.repeat(5000)}`],
  ['names of built-ins', 'program=__proto__&done=constructor.to-string'],
  ['numbers out of range', 'hours=1e9&minutes=1e9&days=0123456789&start=9999-99-99'],
  ['repeated and empty values', 'program=a&program=b&hours&days&start&done'],
])('a hostile query (%s) gives valid fields', (_name, query) => {
  const read = readPlanForm(new URLSearchParams(query));
  expect(() => pathOf(read)).not.toThrow();
  expect(read.program).toBe(first?.program.id);
  expect(read.done).toEqual([]);
  expect(read.days.every((day) => day >= 1 && day <= 7)).toBe(true);
  expect(read.minutes).toBe(DEFAULT_FORM.minutes);
});

test('finished lessons are left out of the plan', () => {
  const input = planInputOf(form, TODAY);
  expect(input.items).toEqual(second?.items.slice(2));
  expect(input).toMatchObject({ minutes: 45, startDate: '2027-04-01' });
});

test('the start date defaults to today', () => {
  expect(planInputOf({ ...form, start: null }, TODAY).startDate).toBe(TODAY);
});

describe('with a saved plan', () => {
  const kept: PlanForm = { ...form, start: '2027-02-01' };

  test.each(['', 'from=mail', `program=${form.program}`])('"%s" opens the saved plan', (query) => {
    expect(asksForKept(new URLSearchParams(query), kept)).toBe(true);
    expect(readPlanForm(new URLSearchParams(query), kept)).toBe(kept);
  });

  test('a different program is planned at the same pace, from today', () => {
    const params = new URLSearchParams(`program=${first?.program.id}`);
    expect(asksForKept(params, kept)).toBe(false);
    expect(readPlanForm(params, kept)).toEqual({
      ...kept,
      program: first?.program.id,
      start: null,
      done: [],
    });
  });
});

test('finished lessons are left out once, if the program has them', () => {
  const [known = '', other = ''] = someItems;
  const finished = new Set([known, other, 'of-another-course']);
  expect(withoutFinished({ ...form, done: [known] }, finished).done).toEqual([known, other]);
});

test('a draft has a plan or an error', () => {
  expect(draftPlan(form, TODAY)).toMatchObject({ kind: 'plan' });
  expect(draftPlan({ ...form, start: '2027-02-01' }, TODAY)).toMatchObject({ field: 'start' });
  expect(draftPlan({ ...form, time: '' }, TODAY)).toMatchObject({ field: 'time' });
  expect(draftPlan({ ...form, days: [] }, TODAY)).toMatchObject({ field: 'days' });
});
