import { EMPTY_PROGRESS, type LessonProgress } from '../../src/progress/progressModel';
import { lessonToGoOn, completionOf } from '../../src/progress/completion';
import { progressWith } from './support/samples';

const LESSONS = ['a', 'b', 'c', 'd'];

/** Progress in which some lessons are done, and `b` was taken back. */
function done(...ids: string[]) {
  return progressWith({
    lessons: new Map<string, LessonProgress>([
      ['b', { started: 1, done: { on: false, at: 2 } }],
      ...ids.map((id): [string, LessonProgress] => [id, { started: 1, done: { on: true, at: 3 } }]),
    ]),
  });
}

test.each([
  [EMPTY_PROGRESS, 0],
  [done(), 0],
  [done('a', 'd', 'elsewhere'), 2],
  [done(...LESSONS), 4],
])('lessons that are done are counted, others are not', (progress, count) => {
  expect(completionOf(LESSONS, progress)).toEqual({ done: count, total: 4 });
});

test('an empty list is no mistake', () => {
  expect(completionOf([], done('a'))).toEqual({ done: 0, total: 0 });
  expect(lessonToGoOn([], done('a'), 'a')).toBeUndefined();
});

test.each([
  ['the first, for who was in none', done(), undefined, 'a'],
  ['the first one that is not done', done('a'), undefined, 'b'],
  ['the one that was read last', done(), 'c', 'c'],
  ['the next one, once that is done', done('b'), 'b', 'c'],
  ['the next one that is not done', done('b', 'c'), 'b', 'd'],
  ['one that was skipped, behind the end', done('b', 'c', 'd'), 'd', 'a'],
  ['the first, when the one read last is gone', done(), 'gone', 'a'],
  ['none, once all are done', done(...LESSONS), 'd', undefined],
])('to go on with: %s', (_what, progress, from, next) => {
  expect(lessonToGoOn(LESSONS, progress, from)).toBe(next);
});
