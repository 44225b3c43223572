import type { Course } from '../../../src/content/model';
import {
  lessonsBefore,
  lessonsOf,
  modulesThrough,
  neededFirst,
  type PathCourse,
} from '../../../src/content/outlines/path';

function course(id: string, prerequisites: PathCourse['prerequisites'] = []): Course {
  const modules = ['one', 'two'].map((name) => ({
    id: `${id}-${name}`,
    title: `${id}: ${name}`,
    summary: name,
    lessons: [`${id}-${name}-first`, `${id}-${name}-last`],
  }));
  return {
    id,
    slug: `about-${id}`,
    title: id.toUpperCase(),
    modules,
    prerequisites,
  } as unknown as Course;
}

const lessons = (...modules: string[]) =>
  modules.flatMap((module) => [`${module}-first`, `${module}-last`]);

const A = course('a');
const B = course('b', [{ course: 'a', through: 'a-one' }]);
const C = course('c', [{ course: 'b' }, { course: 'a' }]);
const ALL = [C, B, A];

test('the lessons of a course are those of its modules, in order', () => {
  expect(lessonsOf(A)).toEqual(lessons('a-one', 'a-two'));
});

describe('lessonsBefore', () => {
  test('is empty without prerequisites', () => {
    expect(lessonsBefore(A, ALL)).toEqual([]);
  });

  test('ends at the required module', () => {
    expect(lessonsBefore(B, ALL)).toEqual(lessons('a-one'));
  });

  test('includes indirect prerequisites, and each lesson once', () => {
    expect(lessonsBefore(C, ALL)).toEqual(lessons('a-one', 'b-one', 'b-two', 'a-two'));
  });

  test.each([
    ['a course', { course: 'none' }, /"d" needs "none"/],
    ['a module', { course: 'a', through: 'b-one' }, /"d" needs "a" through "b-one", which do not/],
  ])('throws for %s that does not exist', (_what, needed, message) => {
    expect(() => lessonsBefore(course('d', [needed]), ALL)).toThrow(message);
  });

  test('throws for circular prerequisites', () => {
    const circle = [course('a', [{ course: 'b' }]), course('b', [{ course: 'a' }])] as const;
    expect(() => lessonsBefore(circle[0], circle)).toThrow(
      'The prerequisites of "a" form a circle.',
    );
  });
});

test.each([
  [undefined, ['a-one', 'a-two']],
  ['a-one', ['a-one']],
  ['a-two', ['a-one', 'a-two']],
  ['b-one', []],
])('the modules through %s', (through, ids) => {
  expect(modulesThrough(A.modules, through).map(({ id }) => id)).toEqual(ids);
});

test('prerequisites are listed in course order, with the last required module', () => {
  expect(neededFirst(C, [A, B, C])).toEqual([
    { id: 'a', slug: 'about-a', title: 'A', through: undefined },
    { id: 'b', slug: 'about-b', title: 'B', through: undefined },
  ]);
  expect(neededFirst(B, [A, B, C])).toEqual([
    { id: 'a', slug: 'about-a', title: 'A', through: 'a: one' },
  ]);
  expect(neededFirst(A, ALL)).toEqual([]);
});
