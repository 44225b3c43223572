/**
 * Course outlines, shown next to a lesson, and the modules, courses, and programs that a reader
 * finishes by completing a lesson.
 */
import type { CourseEnd, LessonLink } from '../lesson';

export interface ModuleOutline {
  id: string;
  title: string;
  /** Skills that the module teaches. */
  summary: string;
  lessons: readonly LessonLink[];
}

export interface CourseOutline {
  slug: string;
  title: string;
  /** Courses and programs to continue with after this course. */
  end: CourseEnd;
  modules: readonly ModuleOutline[];
}

export interface ProgramOutline {
  id: string;
  title: string;
  /** Ids of the program's modules, across all its courses. */
  modules: readonly string[];
}

export interface Outlines {
  courses: readonly CourseOutline[];
  programs: readonly ProgramOutline[];
}

/** Module, course, and programs that a reader finished by completing a lesson. */
export interface Finished {
  module: ModuleOutline;
  /** Null if other modules in the course have unfinished lessons. */
  course: CourseOutline | null;
  programs: readonly ProgramOutline[];
}

/** Returns the lessons of a course, in order. */
export function outlinedLessons({ modules }: CourseOutline): LessonLink[] {
  return modules.flatMap(({ lessons }) => lessons);
}

/**
 * @param lessonId - a lesson's id
 * @param courses - all courses
 * @returns the course that contains this lesson; `undefined` if no course does
 */
export function courseWith(
  lessonId: string,
  courses: readonly CourseOutline[],
): CourseOutline | undefined {
  return courses.find((course) => outlinedLessons(course).some(({ id }) => id === lessonId));
}

/**
 * Returns the module, course, and programs that a reader finished by completing a lesson. The lesson
 * doesn't have to be the last lesson, because lessons can be read in any order.
 *
 * @param lessonId - the lesson's id
 * @param outlines - outlines of all courses and programs
 * @param isDone - returns true if the reader has completed a lesson
 * @returns the finished module, course, and programs; `null` if the lesson's module isn't finished yet
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
