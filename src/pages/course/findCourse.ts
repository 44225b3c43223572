import { courses } from '../../content/courses';
import type { Course, CourseId } from '../../content/model';

/**
 * @param id - a course's id
 * @returns the course with its whole text
 * @throws if there is no such course
 */
export function findCourse(id: CourseId): Course {
  const course = courses.find((candidate) => candidate.id === id);
  if (!course) throw new Error(`There is no course "${id}".`);
  return course;
}
