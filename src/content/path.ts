import type { Course, Module } from './model';

/** What a path needs to know of a course. */
export type PathCourse = Pick<Course, 'id' | 'modules' | 'prerequisites'>;

/**
 * The way to a course: what one has read before its first lesson.
 *
 * @param course - the course
 * @param courses - all courses
 * @returns ids of lessons, each once, in an order in which they can be read
 * @throws Error for a course or module that does not exist, and for prerequisites that form a circle; the build's
 *   validation reports this first
 */
export function lessonsBefore(course: PathCourse, courses: readonly PathCourse[]): string[] {
  return [...new Set(before(course, courses, []))];
}

/** Ids of the lessons of a course, in their order. */
export function lessonsOf({ modules }: { modules: readonly Module[] }): string[] {
  return modules.flatMap(({ lessons }) => lessons);
}

/**
 * @param modules - the modules of a course
 * @param through - id of the last one to take; absent for all
 * @returns the modules up to it; none where there is no module of this id
 */
export function modulesThrough(modules: readonly Module[], through: string | undefined): Module[] {
  if (through === undefined) return [...modules];
  return modules.slice(0, modules.findIndex(({ id }) => id === through) + 1);
}

/**
 * @param courses - all courses, in the order in which lists show them
 * @returns the first one that asks for no other: where somebody begins who starts from zero
 * @throws Error where each asks for another; then their prerequisites form a circle, which the content check reports first
 */
export function startingCourse<T extends Pick<Course, 'prerequisites'>>(courses: readonly T[]): T {
  const course = courses.find(({ prerequisites }) => prerequisites.length === 0);
  if (!course) throw new Error('There is no course without prerequisites.');
  return course;
}

/** A course to take first, up to a module of it where that is enough. */
export interface NeededCourse {
  id: Course['id'];
  slug: Course['slug'];
  title: string;
  /** The title of the last module that it takes; absent for the whole course. */
  through: string | undefined;
}

/** The courses that a course asks for, in the order of `courses`. */
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
  way: readonly PathCourse[],
): string[] {
  if (way.includes(course)) {
    throw new Error(`The prerequisites of "${course.id}" form a circle.`);
  }
  return course.prerequisites.flatMap(({ course: id, through }) => {
    const other = courses.find((candidate) => candidate.id === id);
    const modules = other ? modulesThrough(other.modules, through) : [];
    if (!other || modules.length === 0) {
      throw new Error(`"${course.id}" needs "${id}" through "${through}", which do not exist.`);
    }
    return [...before(other, courses, [...way, course]), ...lessonsOf({ modules })];
  });
}
