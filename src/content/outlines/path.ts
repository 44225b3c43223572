import type { Course, Module } from '../model';

/** The course fields needed to find the lessons before a course. */
export type PathCourse = Pick<Course, 'id' | 'modules' | 'prerequisites'>;

/**
 * Returns the lessons that come before a course.
 *
 * @param course - the course
 * @param courses - all courses
 * @returns lesson ids in reading order, without duplicates
 * @throws Error if a course or module doesn't exist, or if prerequisites form a cycle; the build's validation
 *   reports these errors first
 */
export function lessonsBefore(course: PathCourse, courses: readonly PathCourse[]): string[] {
  return [...new Set(before(course, courses, []))];
}

/** Returns a course's lesson ids, in order. */
export function lessonsOf({ modules }: { modules: readonly Module[] }): string[] {
  return modules.flatMap(({ lessons }) => lessons);
}

/**
 * @param modules - the modules of a course
 * @param through - id of the last module to include; undefined for all
 * @returns the modules up to and including that one; empty if there's no module with this id
 */
export function modulesThrough(modules: readonly Module[], through: string | undefined): Module[] {
  if (through === undefined) return [...modules];
  return modules.slice(0, modules.findIndex(({ id }) => id === through) + 1);
}

/**
 * @param courses - all courses, in list order
 * @returns the first course without prerequisites, where beginners start
 * @throws Error if all courses have prerequisites (a cycle, which validation reports first)
 */
export function startingCourse<T extends Pick<Course, 'prerequisites'>>(courses: readonly T[]): T {
  const course = courses.find(({ prerequisites }) => prerequisites.length === 0);
  if (!course) throw new Error('There is no course without prerequisites.');
  return course;
}

/** A course to take first, or its first modules. */
export interface NeededCourse {
  id: Course['id'];
  slug: Course['slug'];
  title: string;
  /** Title of the last required module; undefined if the whole course is required. */
  through: string | undefined;
}

/** Returns a course's prerequisites, in the order of `courses`. */
export function neededFirst(course: Course, courses: readonly Course[]): NeededCourse[] {
  return courses.flatMap(({ id, slug, title, modules }) => {
    const needed = course.prerequisites.find((prerequisite) => prerequisite.course === id);
    const last = modules.find((module) => module.id === needed?.through);
    return needed === undefined ? [] : [{ id, slug, title, through: last?.title }];
  });
}

function before(
  course: PathCourse,
  courses: readonly PathCourse[],
  path: readonly PathCourse[],
): string[] {
  if (path.includes(course)) {
    throw new Error(`The prerequisites of "${course.id}" form a circle.`);
  }
  return course.prerequisites.flatMap(({ course: id, through }) => {
    const other = courses.find((candidate) => candidate.id === id);
    const modules = other ? modulesThrough(other.modules, through) : [];
    if (!other || modules.length === 0) {
      throw new Error(`"${course.id}" needs "${id}" through "${through}", which do not exist.`);
    }
    return [...before(other, courses, [...path, course]), ...lessonsOf({ modules })];
  });
}
