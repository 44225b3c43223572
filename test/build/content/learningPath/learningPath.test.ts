import {
  learningPath,
  type CompiledCourse,
} from '../../../../src/build/content/learningPath/learningPath';

function course(
  id: string,
  modules: Record<string, string[]>,
  prerequisites: CompiledCourse['prerequisites'] = [],
): CompiledCourse {
  return {
    id,
    slug: `the-${id}`,
    title: `All ${id}`,
    subject: id,
    prerequisites,
    modules: Object.entries(modules).map(([module, lessons]) => ({
      id: module,
      title: module,
      summary: module,
      lessons,
    })),
  };
}

const KNOTS = course('knots', { loops: ['bowline', 'slip'], hitches: ['hitch'] });
const SAILS = course('sails', { set: ['hoist'], reef: ['shorten'] }, [
  { course: 'knots', through: 'loops' },
]);
const SKY = course('sky', { clouds: ['cirrus'] });

test('lessons are ordered by course, module and position', () => {
  expect([...learningPath([SKY, KNOTS, SAILS]).keys()]).toEqual([
    'cirrus',
    'bowline',
    'slip',
    'hitch',
    'hoist',
    'shorten',
  ]);
});

test("a lesson comes after earlier lessons of its course and after the course's prerequisites", () => {
  const path = learningPath([SAILS, KNOTS, SKY]);
  expect(path.get('bowline')?.before).toEqual([]);
  expect(path.get('hitch')?.before).toEqual(['bowline', 'slip']);
  expect(path.get('shorten')).toMatchObject({
    before: ['bowline', 'slip', 'hoist'],
    course: SAILS,
  });
  expect(path.get('cirrus')?.before).toEqual([]);
});

test('a position has the module and the number within the course', () => {
  const path = learningPath([KNOTS, SAILS]);
  expect(path.get('slip')).toMatchObject({ module: { id: 'loops' }, number: 2, of: 3 });
  expect(path.get('hitch')).toMatchObject({ module: { id: 'hitches' }, number: 3, of: 3 });
  expect(path.get('shorten')).toMatchObject({ module: { id: 'reef' }, number: 2, of: 2 });
});

test('neighbors of a lesson are in the same course, across modules', () => {
  const path = learningPath([KNOTS, SAILS]);
  expect(path.get('slip')).toMatchObject({ previous: 'bowline', next: 'hitch' });
  expect(path.get('hoist')).toMatchObject({ previous: undefined, next: 'shorten' });
  expect(path.get('shorten')).toMatchObject({ previous: 'hoist', next: undefined });
});
