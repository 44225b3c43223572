/** The courses as a list of their lessons: what a reader sees of one beside a lesson, and what a lesson finishes. */
import type { CourseEnd, LessonLink } from './lesson';

export interface ModuleOutline {
  id: string;
  title: string;
  /** What the learner can do after it. */
  summary: string;
  lessons: readonly LessonLink[];
}

export interface CourseOutline {
  slug: string;
  title: string;
  /** Where it leads. */
  end: CourseEnd;
  modules: readonly ModuleOutline[];
}

export interface ProgramOutline {
  id: string;
  title: string;
  /** Ids of its modules, of all its courses. */
  modules: readonly string[];
}

export interface Outlines {
  courses: readonly CourseOutline[];
  programs: readonly ProgramOutline[];
}

/** What a reader has finished with a lesson; all its lessons are done. */
export interface Finished {
  module: ModuleOutline;
  /** With the module, unless lessons of other modules are left. */
  course: CourseOutline | null;
  programs: readonly ProgramOutline[];
}

/** The lessons of a course, in their order. */
export function outlinedLessons({ modules }: CourseOutline): LessonLink[] {
  return modules.flatMap(({ lessons }) => lessons);
}

/**
 * @param lessonId - a lesson's id
 * @param courses - all courses
 * @returns the course that has it; `undefined` for an unknown lesson
 */
export function courseWith(
  lessonId: string,
  courses: readonly CourseOutline[],
): CourseOutline | undefined {
  return courses.find((course) => outlinedLessons(course).some(({ id }) => id === lessonId));
}

/**
 * Says what is finished with a lesson that is done. It need not be the last one: lessons can be read in any order.
 *
 * @param lessonId - the lesson's id
 * @param outlines - of all courses and programs
 * @param isDone - whether the reader has done a lesson
 * @returns what is finished; `null` while its module is not
 */
export function finishedWith(
  lessonId: string,
  { courses, programs }: Outlines,
  isDone: (lessonId: string) => boolean,
): Finished | null {
  const isFinished = ({ lessons }: ModuleOutline) => lessons.every(({ id }) => isDone(id));
  const course = courseWith(lessonId, courses);
  const module = course?.modules.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  if (!course || !module || !isFinished(module)) return null;
  const finishedModules = courses.flatMap(({ modules }) => modules).filter(isFinished);
  const ids = new Set(finishedModules.map(({ id }) => id));
  return {
    module,
    course: course.modules.every(({ id }) => ids.has(id)) ? course : null,
    programs: programs.filter(
      ({ modules }) => modules.includes(module.id) && modules.every((id) => ids.has(id)),
    ),
  };
}
