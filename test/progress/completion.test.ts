import { EMPTY_PROGRESS, type LessonProgress } from '../../src/progress/progressModel';
import { lessonToGoOn, completionOf, lessonsWorked } from '../../src/progress/completion';
import { progressWith } from './support/samples';

const LESSONS = ['a', 'b', 'c', 'd'];

/**
 * Returns progress in which the given lessons are done. If lesson `b` isn't one of them, it was marked as
 * done and then unmarked.
 */
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
])('completionOf counts only finished lessons of the list', (progress, count) => {
  expect(completionOf(LESSONS, progress)).toEqual({ done: count, total: 4 });
});

test('lessonsWorked counts unfinished lessons by their passed exercises', () => {
  const lessons = [
    { id: 'a', exerciseIds: ['a1'] },
    { id: 'c', exerciseIds: ['c1', 'c2'] },
    { id: 'd', exerciseIds: [] },
  ];
  const passed = new Map([
    ['c1', 1],
    ['elsewhere', 1],
  ]);
  expect(lessonsWorked(lessons, progressWith({ passed }))).toBe(0.5);
  expect(lessonsWorked(lessons, { ...done('a'), passed })).toBe(1.5);
});

test('an empty list is valid', () => {
  expect(completionOf([], done('a'))).toEqual({ done: 0, total: 0 });
  expect(lessonToGoOn([], done('a'), 'a')).toBeUndefined();
});

test.each([
  ['the first lesson for a new reader', done(), undefined, 'a'],
  ['the first unfinished lesson', done('a'), undefined, 'b'],
  ['the last lesson read', done(), 'c', 'c'],
  ['the next lesson if the last one read is done', done('b'), 'b', 'c'],
  ['the next unfinished lesson', done('b', 'c'), 'b', 'd'],
  ['a skipped lesson, after the end of the list', done('b', 'c', 'd'), 'd', 'a'],
  ['the first lesson if the last one read was removed', done(), 'gone', 'a'],
  ['nothing if all lessons are done', done(...LESSONS), 'd', undefined],
])('lessonToGoOn returns %s', (_what, progress, from, next) => {
  expect(lessonToGoOn(LESSONS, progress, from)).toBe(next);
});
