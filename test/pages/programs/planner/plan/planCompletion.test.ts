import { planStudy } from '../../../../../src/pages/programs/planner/plan/plan';
import {
  nextStudyDay,
  planCompletion,
} from '../../../../../src/pages/programs/planner/plan/planCompletion';

const item = (id: string, to: number) => ({ id, slug: id, title: id, minutes: { from: to, to } });

/**
 * A plan for Mondays and Thursdays from Monday, March 1, 2027. The lessons of each study day: a; b; more of
 * b; c; d; e.
 */
const result = planStudy({
  items: [item('a', 30), item('b', 60), item('c', 15), item('d', 20), item('e', 30)],
  days: [1, 4],
  minutes: 30,
  startDate: '2027-03-01',
});
if (result.kind === 'problem') throw new Error(result.message);
const plan = result;

const completion = (today: string, ...finished: string[]) =>
  planCompletion(plan, new Set(finished), today);
const ids = (lessons: readonly { id: string }[]) => lessons.map(({ id }) => id);

test('before the start, the first week is shown, and nothing is missed', () => {
  const { week, before, after, missed, next } = completion('2027-02-01');
  expect([week?.number, before.length, after.length]).toEqual([1, 0, plan.weeks.length - 1]);
  expect(missed).toEqual([]);
  expect(next?.id).toBe('a');
});

test.each([
  ['2027-03-01', 1],
  ['2027-03-07', 1],
  ['2027-03-08', 2],
])('%s is in week %d', (today, number) => {
  expect(completion(today).week?.number).toBe(number);
});

test('a day is missed only after it is over', () => {
  expect(ids(completion('2027-03-01').missed)).toEqual([]);
  expect(ids(completion('2027-03-02').missed)).toEqual(['a']);
  expect(ids(completion('2027-03-02', 'a').missed)).toEqual([]);
});

test('a lesson split over two days is missed after the second and counts once', () => {
  expect(ids(completion('2027-03-08', 'a').missed)).toEqual([]);
  expect(ids(completion('2027-03-09', 'a').missed)).toEqual(['b']);
  expect(completion('2027-03-09')).toMatchObject({ lessons: 5, finished: 0 });
});

test('the next lesson is the first open one, whichever others are done', () => {
  expect(completion('2027-03-04', 'a', 'c').next?.id).toBe('b');
  expect(completion('2027-03-04', 'a', 'c')).toMatchObject({ finished: 2 });
});

test('the next study day is today or later, with its open lessons', () => {
  const [first, second] = plan.weeks.flatMap(({ days }) => days);
  const nextOn = (today: string, ...finished: string[]) =>
    nextStudyDay(plan, new Set(finished), today);
  expect(nextOn('2027-02-01')).toEqual(first);
  expect(nextOn(first?.date ?? '', 'a')).toEqual(second);
  expect(nextOn('2028-01-01')).toBeUndefined();
});

test('after the last week, open lessons are missed', () => {
  const { week, before, missed } = completion('2028-01-01', 'a', 'b');
  expect(week).toBeNull();
  expect(before).toHaveLength(plan.weeks.length);
  expect(ids(missed)).toEqual(['c', 'd', 'e']);
});

test('with everything done, there is no next lesson', () => {
  expect(completion('2027-03-02', 'a', 'b', 'c', 'd', 'e')).toMatchObject({
    next: null,
    missed: [],
  });
});
