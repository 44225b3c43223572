import type { Outlines } from '../../../src/content/outlines/courseOutline';
import { programLessons } from '../../../src/content/outlines/programLessons';

const lesson = (id: string) => ({ id, slug: id, title: id });
const outlineOf = (id: string, ...lessons: string[]) => ({
  id,
  title: id,
  summary: '',
  lessons: lessons.map(lesson),
});

const OUTLINES = {
  courses: [
    {
      slug: 'a',
      title: 'A',
      end: null,
      modules: [outlineOf('a1', 'x', 'y'), outlineOf('a2', 'z')],
    },
    { slug: 'b', title: 'B', end: null, modules: [outlineOf('b1', 'w')] },
  ],
  programs: [{ id: 'p', title: 'P', modules: ['b1', 'a1'] }],
} as unknown as Outlines;

test('a program has the lessons of its modules, in its own order', () => {
  expect(programLessons('p', OUTLINES).map(({ id }) => id)).toEqual(['w', 'x', 'y']);
  expect(programLessons('unknown', OUTLINES)).toEqual([]);
});
