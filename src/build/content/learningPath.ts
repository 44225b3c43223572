/** The order in which lessons are read, and what a reader knows before each. */
import type { Course, Module } from '../../content/model';
import { lessonsBefore, lessonsOf } from '../../content/path';

/** What the compiler needs to know of a course. */
export type CompiledCourse = Pick<
  Course,
  'id' | 'slug' | 'title' | 'subject' | 'modules' | 'prerequisites'
>;

/** A lesson's position. */
export interface Position {
  course: CompiledCourse;
  module: Module;
  /** Counted from 1, of all lessons of the course. */
  number: number;
  of: number;
  /** Ids of the lessons that come before it on its path, in order; with those of other courses. */
  before: readonly string[];
  /** Ids of its neighbors in the course. */
  previous: string | undefined;
  next: string | undefined;
}

/**
 * @param courses - in the order in which lists show them; their prerequisites exist and form no circle
 * @returns the position of each lesson by its id, in the order of courses and lessons
 */
export function learningPath(courses: readonly CompiledCourse[]): Map<string, Position> {
  const positions = new Map<string, Position>();
  for (const course of courses) {
    const earlier = lessonsBefore(course, courses);
    const own = lessonsOf(course);
    for (const module of course.modules) {
      for (const id of module.lessons) {
        const index = own.indexOf(id);
        positions.set(id, {
          course,
          module,
          number: index + 1,
          of: own.length,
          before: [...earlier, ...own.slice(0, index)],
          previous: own[index - 1],
          next: own[index + 1],
        });
      }
    }
  }
  return positions;
}
