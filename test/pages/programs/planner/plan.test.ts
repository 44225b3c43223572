import { addDays, weekdayOf } from '../../../../src/pages/programs/planner/calendarDate';
import type { PlanInput } from '../../../../src/pages/programs/planner/planInput';
import type { PlanItem } from '../../../../src/pages/programs/planner/planItems';
import { planStudy, type Plan } from '../../../../src/pages/programs/planner/plan';

function item(id: string, from: number, to: number): PlanItem {
  return { id, title: `Lesson ${id}`, course: 'data-structures', minutes: { from, to } };
}

/** 2027-03-01 is a Monday. */
const input: PlanInput = {
  items: [item('a', 30, 60), item('b', 60, 90), item('c', 30, 30)],
  hoursPerWeek: 2,
  days: [1, 3],
  startDate: '2027-03-01',
  today: '2027-02-20',
};

function planOf(changes: Partial<PlanInput>): Plan {
  const result = planStudy({ ...input, ...changes });
  if (result.kind === 'problem') {
    throw new Error(result.message);
  }
  return result;
}

function sessionsOf(plan: Plan) {
  return plan.weeks.flatMap(({ items }) =>
    items.flatMap(({ id, sessions }) => sessions.map((session) => ({ id, ...session }))),
  );
}

test('work is spread over the chosen days, in order, split where a day ends', () => {
  expect(planOf({})).toEqual({
    kind: 'plan',
    finish: { from: '2027-03-03', to: '2027-03-08' },
    weeks: [
      {
        number: 1,
        start: '2027-03-01',
        items: [
          {
            id: 'a',
            title: 'Lesson a',
            course: 'data-structures',
            sessions: [{ date: '2027-03-01', minutes: 60 }],
          },
          {
            id: 'b',
            title: 'Lesson b',
            course: 'data-structures',
            sessions: [{ date: '2027-03-03', minutes: 60 }],
          },
        ],
      },
      {
        number: 2,
        start: '2027-03-08',
        items: [
          {
            id: 'b',
            title: 'Lesson b',
            course: 'data-structures',
            sessions: [{ date: '2027-03-08', minutes: 30 }],
          },
          {
            id: 'c',
            title: 'Lesson c',
            course: 'data-structures',
            sessions: [{ date: '2027-03-08', minutes: 30 }],
          },
        ],
      },
    ],
  });
});

test('a plan may start today', () => {
  expect(planOf({ startDate: input.today }).finish.from).toBe('2027-02-24');
});

test('a first week that begins late still has all its days', () => {
  const plan = planOf({ startDate: '2027-03-06', hoursPerWeek: 3 });
  expect(plan.weeks.map(({ start }) => start)).toEqual(['2027-03-06']);
  expect(sessionsOf(plan).map(({ date }) => date)).toEqual([
    '2027-03-08',
    '2027-03-08',
    '2027-03-10',
    '2027-03-10',
  ]);
});

test.each([1, 102, 103])('a plan of %d full weeks is made', (weeks) => {
  const plan = planOf({ items: [item('long', 60, weeks * 120)] });
  expect(plan.weeks).toHaveLength(weeks);
});

const workloads: readonly PlanItem[][] = [
  [item('a', 1, 1)],
  Array.from({ length: 40 }, (_, index) => item(`n${index}`, 10 + (index % 7), 25 + (index % 13))),
  [item('big', 900, 1500), item('small', 5, 7), item('next', 60, 61)],
];
const weekdays: readonly number[][] = [[1], [7], [2, 4, 6], [6, 7], [1, 2, 3, 4, 5, 6, 7]];
const starts = ['2027-03-01', '2027-03-28', '2027-10-31', '2028-02-27', '2027-12-30'];

const combinations = workloads.flatMap((items) =>
  weekdays.flatMap((days) =>
    starts.flatMap((startDate) =>
      [1, 2.5, 7, 16].map((hoursPerWeek) => ({ items, days, startDate, hoursPerWeek })),
    ),
  ),
);

describe('for every mix of work, days, start and hours', () => {
  const made = combinations.map((combination) => ({ ...combination, plan: planOf(combination) }));

  test('each item gets its slower estimate, one after the other', () => {
    for (const { items, plan } of made) {
      const minutes = new Map<string, number>();
      for (const session of sessionsOf(plan)) {
        minutes.set(session.id, (minutes.get(session.id) ?? 0) + session.minutes);
      }
      expect([...minutes]).toEqual(items.map(({ id, minutes: { to } }) => [id, to]));
    }
  });

  test('sessions lie on chosen days, in order, none of them empty', () => {
    for (const { days, startDate, plan } of made) {
      const sessions = sessionsOf(plan);
      const dates = sessions.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort());
      expect(dates.every((date) => date >= startDate && days.includes(weekdayOf(date)))).toBe(true);
      expect(sessions.every(({ minutes }) => minutes > 0)).toBe(true);
    }
  });

  test('every week but the last is full, and no session leaves its week', () => {
    for (const { hoursPerWeek, startDate, plan } of made) {
      plan.weeks.forEach(({ number, start, items }, index) => {
        const sessions = items.flatMap((entry) => entry.sessions);
        const minutes = sessions.reduce((sum, session) => sum + session.minutes, 0);
        const isLast = index === plan.weeks.length - 1;
        expect(number).toBe(index + 1);
        expect(start).toBe(addDays(startDate, index * 7));
        expect(minutes === hoursPerWeek * 60 || (isLast && minutes < hoursPerWeek * 60)).toBe(true);
        expect(sessions.every(({ date }) => date >= start && date < addDays(start, 7))).toBe(true);
      });
    }
  });

  test('the finish is the last session, and the quick pace is never later', () => {
    for (const { plan, startDate } of made) {
      expect(plan.finish.to).toBe(sessionsOf(plan).at(-1)?.date);
      expect(plan.finish.from >= startDate && plan.finish.from <= plan.finish.to).toBe(true);
    }
  });

  test('at the quick pace the quick estimates take exactly as long as promised', () => {
    for (const { items, plan, ...rest } of made) {
      const quick = items.map((entry) => ({
        ...entry,
        minutes: { from: entry.minutes.from, to: entry.minutes.from },
      }));
      expect(planOf({ ...rest, items: quick }).finish.to).toBe(plan.finish.from);
    }
  });
});

test('the order and repetition of the days do not matter', () => {
  expect(planOf({ days: [3, 1, 3, 9, Number.NaN] })).toEqual(planOf({ days: [1, 3] }));
});
