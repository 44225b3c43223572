/** Computes the order of the lessons and, for each one, the lessons that come before it. */
import type { Course, Module } from '../../../content/model';
import { lessonsBefore, lessonsOf } from '../../../content/outlines/path';

/** The fields of a course that the compiler needs. */
export type CompiledCourse = Pick<
  Course,
  'id' | 'slug' | 'title' | 'subject' | 'modules' | 'prerequisites'
>;

/** The position of a lesson on its learning path. */
export interface Position {
  course: CompiledCourse;
  module: Module;
  /** 1-based position among the course's lessons. */
  number: number;
  /** Number of lessons in the course. */
  of: number;
  /** Ids of the lessons that come before this one, in order, including those of other courses. */
  before: readonly string[];
  /** Ids of the neighboring lessons in the course. */
  previous: string | undefined;
  next: string | undefined;
}

/**
 * @param courses - courses in list order; their prerequisites must exist and must not form cycles
 * @returns each lesson's position, by lesson id, in course order
 */
export function learningPath(courses: readonly CompiledCourse[]): Map<string, Position> {
  const positions = new Map<string, Position>();
  for (const course of courses) {
    const earlier = lessonsBefore(course, courses);
    const courseLessons = lessonsOf(course);
    for (const module of course.modules) {
      for (const id of module.lessons) {
        const index = courseLessons.indexOf(id);
        positions.set(id, {
          course,
          module,
          number: index + 1,
          of: courseLessons.length,
          before: [...earlier, ...courseLessons.slice(0, index)],
          previous: courseLessons[index - 1],
          next: courseLessons[index + 1],
        });
      }
    }
  }
  return positions;
}
