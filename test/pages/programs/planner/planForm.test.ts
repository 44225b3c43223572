import '../../../support/school/mockSchool';
import {
  DEFAULT_FORM,
  PLANNED_PATHS,
  planInputOf,
  pathOf,
  readPlanForm,
  writePlanForm,
  type PlanForm,
} from '../../../../src/pages/programs/planner/planForm';

const TODAY = '2027-03-01';
const [first, second] = PLANNED_PATHS;
const someItems = (second?.items ?? []).slice(0, 2).map(({ id }) => id);

const form: PlanForm = {
  program: second?.program.id ?? '',
  hours: '7.5',
  days: [2, 4],
  start: '2027-04-01',
  done: someItems,
};

test.each<[string, Partial<PlanForm>]>([
  ['all fields', {}],
  ['hours emptied', { hours: '' }],
  ['hours that are no number', { hours: 'ten' }],
  ['no days', { days: [] }],
  ['the date emptied', { start: '' }],
  ['a date that does not exist', { start: '2027-02-30' }],
  ['nothing done', { done: [] }],
])('an address holds %s', (_name, change) => {
  const typed = { ...form, ...change };
  expect(readPlanForm(writePlanForm(typed, TODAY, new URLSearchParams()))).toEqual(typed);
});

test('an address holds the defaults too, so that it shows the same plan on another day', () => {
  const params = writePlanForm(DEFAULT_FORM, TODAY, new URLSearchParams());
  expect(readPlanForm(params)).toEqual({ ...DEFAULT_FORM, start: TODAY });
  expect([...params.keys()]).toEqual(['program', 'hours', 'days', 'start']);
});

test('what else an address holds is kept', () => {
  const params = writePlanForm(form, TODAY, new URLSearchParams('from=mail'));
  expect(params.get('from')).toBe('mail');
});

test('an empty query gives the defaults', () => {
  expect(readPlanForm(new URLSearchParams())).toEqual(DEFAULT_FORM);
});

test.each([
  ['words and paths', 'program=nope&hours=%00%01&days=xyz&start=<script>&done=..%2F..%2F'],
  ['endless values', `program=${'a'.repeat(5000)}&done=${'a.'.repeat(5000)}`],
  ['names of built-ins', 'program=__proto__&done=constructor.to-string'],
  ['numbers out of range', 'hours=1e9&days=0123456789&start=9999-99-99'],
  ['repeated and empty values', 'program=a&program=b&hours&days&start&done'],
])('a hostile query, %s, gives fields that can be shown', (_name, query) => {
  const read = readPlanForm(new URLSearchParams(query));
  expect(() => pathOf(read)).not.toThrow();
  expect(read.program).toBe(first?.program.id);
  expect(read.done).toEqual([]);
  expect(read.days.every((day) => day >= 1 && day <= 7)).toBe(true);
  expect(read.hours.length).toBeLessThanOrEqual(8);
});

test('the plan is made of what is not done', () => {
  const input = planInputOf(form, TODAY);
  expect(input.items).toEqual(second?.items.slice(2));
  expect(input).toMatchObject({ hoursPerWeek: 7.5, startDate: '2027-04-01', today: TODAY });
});

test('a start that was not chosen is today', () => {
  expect(planInputOf({ ...form, start: null }, TODAY).startDate).toBe(TODAY);
});
