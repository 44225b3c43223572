import type { Outlines } from '../../src/content/outlines/courseOutline';
import { plannedLessons } from '../../src/progress/plannedLessons';

const lesson = (id: string) => ({ id, slug: id, title: id });

const OUTLINES: Outlines = {
  courses: [
    {
      slug: 'course',
      title: 'Course',
      end: { courses: [], programs: [] },
      modules: [
        { id: 'first', title: '', summary: '', lessons: [lesson('a'), lesson('b')] },
        { id: 'second', title: '', summary: '', lessons: [lesson('c')] },
      ],
    },
  ],
  programs: [{ id: 'p', title: 'P', modules: ['second', 'first'] }],
};

const ids = (plan: string | null) => plannedLessons(plan, OUTLINES).map(({ id }) => id);

test("a plan includes its program's lessons in order, without the excluded ones", () => {
  expect(ids('program=p&days=135&time=18%3A00')).toEqual(['c', 'a', 'b']);
  expect(ids('program=p&done=c.b.elsewhere')).toEqual(['a']);
});

test.each([[null], [''], ['program=gone'], ['{"not":"a plan"}']])('%j is not a plan', (plan) => {
  expect(ids(plan)).toEqual([]);
});
