import {
  parseHours,
  type PlanField,
  type PlanInput,
} from '../../../../src/pages/programs/planner/planInput';
import { planStudy } from '../../../../src/pages/programs/planner/plan';

const input: PlanInput = {
  items: [
    { id: 'a', title: 'A', course: 'data-structures', minutes: { from: 60, to: 90 } },
    { id: 'b', title: 'B', course: 'data-structures', minutes: { from: 60, to: 90 } },
  ],
  hoursPerWeek: 5,
  days: [1, 2, 3, 4, 5],
  startDate: '2027-03-01',
  today: '2027-03-01',
};

const cases: [name: string, changes: Partial<PlanInput>, field: PlanField, message: string][] = [
  ['no number', { hoursPerWeek: null }, 'hours', 'as a number'],
  ['NaN', { hoursPerWeek: Number.NaN }, 'hours', 'as a number'],
  ['infinity', { hoursPerWeek: Number.POSITIVE_INFINITY }, 'hours', 'as a number'],
  ['0 hours', { hoursPerWeek: 0 }, 'hours', 'more than 0 hours'],
  ['negative hours', { hoursPerWeek: -2 }, 'hours', 'more than 0 hours'],
  ['less than a minute', { hoursPerWeek: 0.001 }, 'hours', 'more than 0 hours'],
  ['61 hours', { hoursPerWeek: 61 }, 'hours', 'at most 60 hours'],
  ['no day', { days: [] }, 'days', 'at least one day'],
  ['no day that exists', { days: [0, 8, 1.5] }, 'days', 'at least one day'],
  ['a day too full', { hoursPerWeek: 20, days: [6] }, 'days', 'more than 16 hours a day'],
  ['no date', { startDate: '' }, 'start', 'a date that exists'],
  ['a date that does not exist', { startDate: '2027-02-30' }, 'start', 'a date that exists'],
  ['yesterday', { startDate: '2027-02-28' }, 'start', 'in the past'],
  ['a far start', { startDate: '9999-12-31' }, 'start', 'more than two years away'],
  ['nothing to do', { items: [] }, 'done', 'Nothing is left to do'],
  ['more than two years', { hoursPerWeek: 0.02 }, 'hours', 'more than two years'],
];

test.each(cases)(
  '%s is answered with a sentence at the field',
  (_name, changes, field, message) => {
    expect(planStudy({ ...input, ...changes })).toEqual({
      kind: 'problem',
      field,
      message: expect.stringMatching(new RegExp(`${message}.*\\.$`)) as string,
    });
  },
);

test.each([
  ['104 weeks are two years', 104 * 60, 'plan'],
  ['one minute more is longer', 104 * 60 + 1, 'problem'],
])('%s', (_name, to, kind) => {
  const items = [
    { id: 'a', title: 'A', course: 'data-structures' as const, minutes: { from: 60, to } },
  ];
  expect(planStudy({ ...input, items, hoursPerWeek: 1 }).kind).toBe(kind);
});

test('the most hours that fit into a week make a plan', () => {
  expect(planStudy({ ...input, hoursPerWeek: 60 }).kind).toBe('plan');
});

test.each([
  ['5', 5],
  [' 7.5 ', 7.5],
  ['7,5', 7.5],
  ['.5', 0.5],
  ['0', 0],
  ['9999', 9999],
])('"%s" is read as %d hours', (text, hours) => {
  expect(parseHours(text)).toBe(hours);
});

test.each(['', 'five', '-1', '1e3', 'Infinity', 'NaN', '0x10', '1.234', '12345', '5h', '.', ','])(
  '"%s" is no number of hours',
  (text) => {
    expect(parseHours(text)).toBeNull();
  },
);
