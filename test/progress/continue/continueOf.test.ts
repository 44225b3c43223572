import type { CourseLessons } from '../../../src/content/summary';
import { continueOf, nextLesson, stepIn } from '../../../src/progress/continue/continueOf';
import { EMPTY_PROGRESS, type LessonProgress } from '../../../src/progress/progressModel';
import { progressWith } from '../support/samples';

function courseOf(course: string, ...ids: string[]): CourseLessons {
  const lessons = ids.map((id) => ({ id, slug: `slug-${id}`, title: id.toUpperCase() }));
  return { course, lessons: lessons as unknown as CourseLessons['lessons'] };
}

const COURSES = [courseOf('one', 'a', 'b', 'c'), courseOf('two', 'd', 'e')];

const step = (id: string) => ({ slug: `slug-${id}`, title: id.toUpperCase() });

/**
 * Creates progress from lesson ids in order of reading: `a` was started, and `a!` was also marked as done.
 * `last` is the id of the last lesson read.
 */
function read(marks: string, last?: string, heading?: string) {
  const lessons = marks.split(' ').flatMap((mark, at): [string, LessonProgress][] => {
    const id = mark.replace('!', '');
    if (id === '') return [];
    return [[id, { started: at, ...(mark.endsWith('!') && { done: { on: true, at } }) }]];
  });
  return progressWith({
    lessons: new Map(lessons),
    last: last === undefined ? null : { slug: `slug-${last}`, heading, at: 99 },
  });
}

test.each([
  ['no lesson was started', EMPTY_PROGRESS],
  ['the last lesson read was removed', read('', 'gone')],
])('returns null if %s', (_what, progress) => {
  expect(continueOf(progress, COURSES)).toBeNull();
});

test('returns no lesson if all are done', () => {
  expect(continueOf(read('a! b! c! d! e!', 'e'), COURSES)).toEqual({ courses: {} });
});

test('returns the last lesson read with its heading, overall and for its course', () => {
  const last = { ...step('b'), heading: 'later' };
  expect(continueOf(read('a! b', 'b', 'later'), COURSES)).toEqual({ last, courses: { one: last } });
});

test('returns the next unfinished lesson of the course, without a heading, if the last one read is done', () => {
  expect(continueOf(read('c! a!', 'a', 'later'), COURSES)).toEqual({
    last: step('b'),
    courses: { one: step('b') },
  });
});

test.each([
  ['the first lesson of the next course', 'a! b! c!', 'c', 'd'],
  ['the first lesson of the first course, after the last course', 'd! e!', 'e', 'a'],
])('after a finished course, returns %s', (_what, marks, last, next) => {
  expect(continueOf(read(marks, last), COURSES)).toEqual({ last: step(next), courses: {} });
});

test('returns a lesson for each started course, whichever was read last', () => {
  expect(continueOf(read('b! a! d', 'd'), COURSES)).toEqual({
    last: step('d'),
    courses: { one: step('c'), two: step('d') },
  });
});

test('continues after a lesson that was marked as done but never read', () => {
  expect(continueOf(read('a!'), COURSES)).toEqual({ last: step('b'), courses: { one: step('b') } });
});

const planned = (...ids: string[]) => ids.map((id) => ({ id, ...step(id) }));

test.each([
  ['its first lesson for a new reader', '', undefined, 'd'],
  ['its next lesson, wherever the reader was last', 'd! a', 'a', 'b'],
  ['its next lesson, in plan order', 'd! b!', 'b', 'e'],
  ['the same lesson as without a plan, once the plan is done', 'd! b! e! c', 'c', 'c'],
])('with a plan, returns %s', (_what, marks, last, next) => {
  const lessons = planned('d', 'b', 'e');
  const progress = read(marks, last);
  expect(nextLesson(progress, COURSES, lessons)).toEqual(step(next));
  expect(continueOf(progress, COURSES, lessons)?.last).toEqual(step(next));
});

test('with a plan, a course continues with its next planned lesson, even if it was not started', () => {
  const lessons = planned('b', 'e');
  expect(continueOf(read('a', 'a'), COURSES, lessons)).toEqual({
    last: step('b'),
    courses: { one: step('b') },
  });
  expect(continueOf(read('b!', 'b'), COURSES, lessons)?.courses).toEqual({
    one: step('c'),
    two: step('e'),
  });
  expect(stepIn(planned('c', 'd', 'e'), read('d', 'd'), lessons)).toEqual(step('e'));
});
