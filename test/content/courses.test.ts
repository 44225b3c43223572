import { courses } from '../../src/content/courses';
import { programParts } from '../../src/content/programParts';
import { programs } from '../../src/content/programs';
import { questions } from '../../src/content/questions';

test('the four courses stand in the order of the specification', () => {
  expect(courses.map(({ title, slug }) => [title, slug])).toEqual([
    ['Web Development', 'web-development'],
    ['Data Structures', 'data-structures'],
    ['Machine Learning', 'machine-learning'],
    ['Interview Preparation', 'interview-preparation'],
  ]);
});

test.each(courses)('$title is a syllabus: modules, lessons and a project to check', (course) => {
  expect(course.modules.length).toBeGreaterThanOrEqual(6);
  expect(course.modules.length).toBeLessThanOrEqual(10);
  for (const { lessons } of course.modules) {
    expect(lessons.length).toBeGreaterThanOrEqual(3);
    expect(lessons.length).toBeLessThanOrEqual(6);
  }
  expect(course.project.acceptance.length).toBeGreaterThanOrEqual(5);
  expect(course.project.acceptance.length).toBeLessThanOrEqual(8);
});

test.each(courses)('$title has four tutorials, each in a module of its own', ({ modules }) => {
  const counts = modules.map(({ lessons }) => lessons.filter(({ kind }) => kind === 'tutorial'));
  expect(counts.map(({ length }) => length).filter(Boolean)).toEqual([1, 1, 1, 1]);
});

test.each(programs)('$title ends with the project of a course it completes', (program) => {
  expect(programParts(program, courses).at(-1)?.project).toBeDefined();
});

test('every course belongs to a program', () => {
  const taken = programs.flatMap(({ steps }) => steps.map(({ course }) => course));
  expect(new Set(taken)).toEqual(new Set(courses.map(({ id }) => id)));
});

test.each(['home', 'about'] as const)('the page "%s" has questions to show', (place) => {
  expect(questions.filter(({ places }) => places.includes(place)).length).toBeGreaterThan(3);
});
