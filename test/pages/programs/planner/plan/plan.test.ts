import { addDays, weekdayOf } from '../../../../../src/pages/programs/planner/dates/calendarDate';
import { daysOf, planStudy, type Plan } from '../../../../../src/pages/programs/planner/plan/plan';
import type { PlanInput } from '../../../../../src/pages/programs/planner/plan/planInput';
import type { PlanItem } from '../../../../../src/pages/programs/planner/plan/planItems';

function item(id: string, from: number, to: number): PlanItem {
  return { id, slug: `the-${id}`, title: `Lesson ${id}`, minutes: { from, to } };
}

/** 2027-03-01 is a Monday. */
const input: PlanInput = {
  items: [item('a', 30, 60), item('b', 60, 90), item('c', 30, 30)],
  days: [1, 3],
  minutes: 60,
  startDate: '2027-03-01',
};

function planOf(changes: Partial<PlanInput> = {}): Plan {
  const result = planStudy({ ...input, ...changes });
  if (result.kind === 'problem') throw new Error(result.message);
  return result;
}

const lesson = (id: string, minutes: number, session = 1, sessions = 1) => ({
  id,
  slug: `the-${id}`,
  title: `Lesson ${id}`,
  minutes,
  session,
  sessions,
});

test('lessons are assigned to the selected days in order, and long ones are split', () => {
  expect(planOf()).toEqual({
    kind: 'plan',
    finish: { from: '2027-03-08', to: '2027-03-08' },
    weeks: [
      {
        number: 1,
        start: '2027-03-01',
        days: [
          { date: '2027-03-01', lessons: [lesson('a', 60)] },
          { date: '2027-03-03', lessons: [lesson('b', 45, 1, 2)] },
        ],
      },
      {
        number: 2,
        start: '2027-03-08',
        days: [{ date: '2027-03-08', lessons: [lesson('b', 45, 2, 2), lesson('c', 30)] }],
      },
    ],
  });
});

test('a week is seven days from the start date, whatever its weekday', () => {
  const plan = planOf({ startDate: '2027-03-06' });
  expect(plan.weeks.map(({ start }) => start)).toEqual(['2027-03-06', '2027-03-13']);
  expect(daysOf(plan).map(({ date }) => date)).toEqual(['2027-03-08', '2027-03-10', '2027-03-15']);
});

test.each([103, 104])('a plan can have %d full weeks', (weeks) => {
  const items = Array.from({ length: weeks * 2 }, (_, index) => item(`n${index}`, 30, 60));
  expect(planOf({ items }).weeks).toHaveLength(weeks);
});

test('more than two years by a single day is a pace problem', () => {
  const items = Array.from({ length: 209 }, (_, index) => item(`n${index}`, 30, 60));
  expect(planStudy({ ...input, items })).toMatchObject({ kind: 'problem', field: 'minutes' });
});

test("the order and repetition of days don't matter", () => {
  expect(planOf({ days: [3, 1, 3, 9, Number.NaN] })).toEqual(planOf());
});

const WEEKDAYS = [[1], [7], [2, 4, 6], [6, 7], [1, 2, 3, 4, 5, 6, 7]];
// These dates span daylight saving time changes, a leap day, and the end of a year.
const STARTS = ['2027-03-01', '2027-03-28', '2027-10-31', '2028-02-27', '2027-12-30'];
const combinations = WEEKDAYS.flatMap((days) =>
  STARTS.flatMap((startDate) => [15, 45, 120].map((minutes) => ({ days, startDate, minutes }))),
);

test.each(combinations)(
  'days $days from $startDate, $minutes minutes: study days are selected days, in order, each in its week',
  (combination) => {
    const items = Array.from({ length: 30 }, (_, index) =>
      item(`n${index}`, 10 + (index % 7), 25 + (index % 13)),
    );
    const plan = planOf({ ...combination, items });
    const dates = daysOf(plan).map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort());
    expect(dates.every((date) => combination.days.includes(weekdayOf(date)))).toBe(true);
    plan.weeks.forEach(({ number, start, days }, index) => {
      expect(number).toBe(index + 1);
      expect(start).toBe(addDays(combination.startDate, index * 7));
      expect(days.every(({ date }) => date >= start && date < addDays(start, 7))).toBe(true);
    });
    expect(plan.finish.to).toBe(dates.at(-1));
    expect(plan.finish.from <= plan.finish.to).toBe(true);
  },
);
