import {
  courseWith,
  finishedWith,
  type CourseOutline,
  type Outlines,
} from '../../../src/content/outlines/courseOutline';

const OUTLINES: Outlines = {
  courses: [
    course('knots', { loops: ['bowline', 'slip'], hitches: ['hitch'] }),
    course('sails', { set: ['hoist'] }),
  ],
  programs: [
    { id: 'mate', title: 'Mate', modules: ['loops', 'set'] },
    { id: 'rigger', title: 'Rigger', modules: ['loops', 'hitches'] },
  ],
};

function course(slug: string, modules: Record<string, string[]>): CourseOutline {
  return {
    slug,
    title: slug,
    end: { courses: [], programs: [] },
    modules: Object.entries(modules).map(([id, lessons]) => ({
      id,
      title: id,
      summary: `You can ${id}.`,
      lessons: lessons.map((lesson) => ({ id: lesson, slug: lesson, title: lesson })),
    })),
  };
}

/**
 * Returns the module, course, and programs that completing a lesson finishes. `done` includes that lesson.
 */
function finished(lessonId: string, done: readonly string[]) {
  const found = finishedWith(lessonId, OUTLINES, (id) => done.includes(id));
  return (
    found && {
      module: found.module.id,
      course: found.course?.slug ?? null,
      programs: found.programs.map(({ id }) => id),
    }
  );
}

test('nothing is finished while the module has unfinished lessons', () => {
  expect(finished('slip', ['slip'])).toBeNull();
});

test('a module is finished by whichever lesson is done last', () => {
  expect(finished('bowline', ['slip', 'bowline'])).toEqual({
    module: 'loops',
    course: null,
    programs: [],
  });
});

test('finishing the last module finishes the course and any program whose modules are all done', () => {
  expect(finished('hitch', ['bowline', 'slip', 'hitch'])).toEqual({
    module: 'hitches',
    course: 'knots',
    programs: ['rigger'],
  });
});

test('a program of several courses can be finished by a lesson of any of them', () => {
  expect(finished('hoist', ['bowline', 'slip', 'hoist'])).toEqual({
    module: 'set',
    course: 'sails',
    programs: ['mate'],
  });
});

test('an unknown lesson finishes nothing and belongs to no course', () => {
  expect(finished('anchor', ['anchor'])).toBeNull();
  expect(courseWith('anchor', OUTLINES.courses)).toBeUndefined();
});
