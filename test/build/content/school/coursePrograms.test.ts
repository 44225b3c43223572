import { coursePrograms } from '../../../../src/build/content/school/coursePrograms';
import type { Course, Prerequisite } from '../../../../src/content/model';

function course(id: string, prerequisites: Prerequisite[]): Course {
  const modules = ['one', 'two'].map((name) => ({ id: `${id}-${name}`, lessons: [] }));
  return { id, prerequisites, modules, project: { title: id, acceptance: [] } } as never;
}

test('a course that two others need is one step, with as much as either needs', () => {
  const courses = [
    course('knots', []),
    course('weather', [{ course: 'knots', through: 'knots-one' }]),
    course('charts', [{ course: 'knots' }]),
    course('voyages', [{ course: 'weather' }, { course: 'charts' }]),
  ];
  const steps = coursePrograms(courses).at(-1)?.steps ?? [];
  expect(steps.map(({ course: id, modules }) => [id, modules])).toEqual([
    ['knots', undefined],
    ['weather', undefined],
    ['charts', undefined],
    ['voyages', undefined],
  ]);
});
