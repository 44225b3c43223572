import {
  courseTotals,
  lessonFacts,
  mapTutorials,
  moduleTotals,
  programTotals,
} from '../../src/content/totals';
import { at, goodContent } from './brokenContent';

const { courses, programs, tutorials } = goodContent();
const facts = mapTutorials(tutorials);
const [web] = courses;

test('a lesson is found by its id', () => {
  expect(lessonFacts('web-start', facts)).toBe(tutorials[0]);
});

test('an unknown lesson throws with its id', () => {
  expect(() => lessonFacts('no-such', facts)).toThrow('There is no lesson with the id "no-such".');
});

test("a module's totals count its lessons", () => {
  expect(moduleTotals(at(web.modules, 0), facts)).toEqual({
    modules: 1,
    lessons: 2,
    exercises: 3,
    minutes: { from: 20, to: 40 },
  });
});

test("a course's totals count its modules", () => {
  expect(courseTotals(web, facts)).toEqual({
    modules: 2,
    lessons: 3,
    exercises: 3,
    minutes: { from: 30, to: 60 },
  });
});

test("a program's totals count its steps", () => {
  expect(programTotals(programs[0], courses, facts)).toEqual({
    modules: 3,
    lessons: 5,
    exercises: 6,
    minutes: { from: 50, to: 100 },
  });
});

test('repeated calls return equal totals', () => {
  expect(courseTotals(web, facts)).toEqual(courseTotals(web, facts));
});
