import type { CourseLessons } from '../../src/content/summary';
import { continueOf, nextLesson, stepIn } from '../../src/progress/continueOf';
import { EMPTY_PROGRESS, type LessonProgress } from '../../src/progress/progressModel';
import { progressWith } from './support/samples';

function courseOf(course: string, ...ids: string[]): CourseLessons {
  const lessons = ids.map((id) => ({ id, slug: `slug-${id}`, title: id.toUpperCase() }));
  return { course, lessons: lessons as unknown as CourseLessons['lessons'] };
}

const COURSES = [courseOf('one', 'a', 'b', 'c'), courseOf('two', 'd', 'e')];

const step = (id: string) => ({ slug: `slug-${id}`, title: id.toUpperCase() });

/** Progress in which lessons were begun (`a`) or done (`a!`), one after the other, and one was read last. */
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
  ['nothing was done', EMPTY_PROGRESS],
  ['the lesson is gone', read('', 'gone')],
])('there is nothing to go on with when %s', (_what, progress) => {
  expect(continueOf(progress, COURSES)).toBeNull();
});

test('once everything is done, no lesson is left', () => {
  expect(continueOf(read('a! b! c! d! e!', 'e'), COURSES)).toEqual({ courses: {} });
});

test('the lesson that was read last, at its heading, there and in its course', () => {
  const last = { ...step('b'), heading: 'later' };
  expect(continueOf(read('a! b', 'b', 'later'), COURSES)).toEqual({ last, courses: { one: last } });
});

test('once it is done, the next one of its course that is not, from the top', () => {
  expect(continueOf(read('c! a!', 'a', 'later'), COURSES)).toEqual({
    last: step('b'),
    courses: { one: step('b') },
  });
});

test.each([
  ['the next course', 'a! b! c!', 'c', 'd'],
  ['the first one, behind the last', 'd! e!', 'e', 'a'],
])('once its course is done, %s', (_what, marks, last, next) => {
  expect(continueOf(read(marks, last), COURSES)).toEqual({ last: step(next), courses: {} });
});

test('each course that was begun goes on where it was left, whichever was read last', () => {
  expect(continueOf(read('b! a! d', 'd'), COURSES)).toEqual({
    last: step('d'),
    courses: { one: step('c'), two: step('d') },
  });
});

test('a lesson that was marked without being read leads on too', () => {
  expect(continueOf(read('a!'), COURSES)).toEqual({ last: step('b'), courses: { one: step('b') } });
});

const planned = (...ids: string[]) => ids.map((id) => ({ id, ...step(id) }));

test.each([
  ['its first lesson, for who has done none', '', undefined, 'd'],
  ['its next one, wherever the reader was last', 'd! a', 'a', 'b'],
  ['its next one, in its own order', 'd! b!', 'b', 'e'],
  ['as without it, once all of it is done', 'd! b! e! c', 'c', 'c'],
])('with a plan: %s', (_what, marks, last, next) => {
  const lessons = planned('d', 'b', 'e');
  const progress = read(marks, last);
  expect(nextLesson(progress, COURSES, lessons)).toEqual(step(next));
  expect(continueOf(progress, COURSES, lessons)?.last).toEqual(step(next));
});

test('with a plan a course goes on with its next lesson of the plan, also one that was not begun', () => {
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
