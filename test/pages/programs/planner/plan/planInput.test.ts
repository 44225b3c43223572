import {
  findStartProblem,
  type PlanField,
  type PlanInput,
} from '../../../../../src/pages/programs/planner/plan/planInput';
import { planStudy } from '../../../../../src/pages/programs/planner/plan/plan';

const TODAY = '2027-03-01';

const input: PlanInput = {
  items: [{ id: 'a', slug: 'a', title: 'A', minutes: { from: 60, to: 90 } }],
  days: [1, 2, 3, 4, 5],
  minutes: 60,
  startDate: TODAY,
};

const said = (field: PlanField, message: string) => ({
  kind: 'problem',
  field,
  message: expect.stringMatching(new RegExp(`${message}.*\\.$`)) as string,
});

const problems: [name: string, changes: Partial<PlanInput>, field: PlanField, message: string][] = [
  ['no day', { days: [] }, 'days', 'at least one day'],
  ['no day that exists', { days: [0, 8, 1.5] }, 'days', 'at least one day'],
  ['no date', { startDate: '' }, 'start', 'valid start date'],
  ['a date that does not exist', { startDate: '2027-02-30' }, 'start', 'valid start date'],
  ['nothing to do', { items: [] }, 'done', 'nothing left to do'],
];

test.each(problems)('%s shows an error at the field', (_name, changes, field, message) => {
  expect(planStudy({ ...input, ...changes })).toEqual(said(field, message));
});

const starts: [name: string, time: string, startDate: string, field: PlanField, message: string][] =
  [
    ['no time', '', TODAY, 'time', 'time of day'],
    ['a time that does not exist', '24:00', TODAY, 'time', 'time of day'],
    ['yesterday', '18:00', '2027-02-28', 'start', 'in the past'],
    ['a far start', '18:00', '9999-12-31', 'start', 'more than two years away'],
  ];

test.each(starts)("a plan can't start with %s", (_name, time, startDate, field, message) => {
  expect(findStartProblem({ time, startDate }, TODAY)).toEqual(said(field, message));
});

test('a plan can start today or later', () => {
  expect(findStartProblem({ time: '18:00', startDate: TODAY }, TODAY)).toBeNull();
  expect(findStartProblem({ time: '06:30', startDate: '2028-03-01' }, TODAY)).toBeNull();
});
