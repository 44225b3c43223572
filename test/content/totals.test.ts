import {
  coursesByTutorial,
  courseTotals,
  lessonFacts,
  mapTutorials,
  moduleTotals,
  programTotals,
  siteTotals,
} from '../../src/content/totals';
import { at, goodContent } from './support/brokenContent';

const { courses, programs, tutorials } = goodContent();
const facts = mapTutorials(tutorials);
const [web] = courses;

test('a lesson on the site takes title, time and exercises from its tutorial', () => {
  expect(lessonFacts({ kind: 'tutorial', tutorial: 'web-start' }, facts)).toEqual({
    id: 'web-start',
    slug: 'starting',
    title: 'Starting',
    minutes: { from: 10, to: 20 },
    exercises: 1,
  });
});

test('a lesson in outline brings its own and has no address', () => {
  expect(lessonFacts(at(at(web.modules, 1).lessons, 0), facts)).toEqual({
    id: 'web-last',
    title: 'Last',
    minutes: { from: 20, to: 30 },
    exercises: 0,
  });
});

test('a tutorial that does not exist is an error with its name', () => {
  expect(() => lessonFacts({ kind: 'tutorial', tutorial: 'no-such' }, facts)).toThrow(
    'There is no tutorial with the id "no-such".',
  );
});

test('a module counts its lessons', () => {
  expect(moduleTotals(at(web.modules, 0), facts)).toEqual({
    modules: 1,
    lessons: 2,
    tutorials: 1,
    exercises: 3,
    minutes: { from: 30, to: 50 },
  });
});

test('a course counts its modules and the time of its project', () => {
  expect(courseTotals(web, facts)).toEqual({
    modules: 2,
    lessons: 3,
    tutorials: 1,
    exercises: 3,
    minutes: { from: 110, to: 170 },
  });
});

test('a program counts what its steps take, and the projects of completed courses', () => {
  expect(programTotals(programs[0], courses, facts)).toEqual({
    modules: 3,
    lessons: 5,
    tutorials: 2,
    exercises: 6,
    minutes: { from: 30 + 110, to: 50 + 170 },
  });
});

test('the site counts its courses', () => {
  expect(siteTotals(courses, facts)).toEqual({
    modules: 4,
    lessons: 6,
    tutorials: 2,
    exercises: 6,
    minutes: { from: 220, to: 340 },
  });
});

test('counting changes nothing: the same question has the same answer', () => {
  expect(siteTotals(courses, facts)).toEqual(siteTotals(courses, facts));
  expect(siteTotals([], facts)).toEqual({
    modules: 0,
    lessons: 0,
    tutorials: 0,
    exercises: 0,
    minutes: { from: 0, to: 0 },
  });
});

test('every tutorial is found in its course', () => {
  expect([...coursesByTutorial(courses)]).toEqual([
    ['web-start', 'web-development'],
    ['ds-start', 'data-structures'],
  ]);
});
