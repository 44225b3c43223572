import type { Course, Program } from '../../content/model';
import * as texts from '../../texts/en/courseSections';

/**
 * Describes how a program differs from others with the same course: how much of the course it includes, and
 * which courses it adds.
 *
 * @param program - a program that includes the course
 * @param course - the course
 * @param courses - all courses, to look up titles
 */
export function shareIn(program: Program, course: Course, courses: readonly Course[]): string {
  const stepsInCourse = program.steps.filter((step) => step.course === course.id);
  const taken = new Set(
    stepsInCourse.flatMap(({ modules }) => modules ?? course.modules.map((module) => module.id)),
  ).size;
  const others = courses
    .filter(({ id }) => id !== course.id && program.steps.some((step) => step.course === id))
    .map(({ title }) => title);
  return texts.programShare({ taken, modules: course.modules.length, others });
}
