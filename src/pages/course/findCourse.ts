import { courses } from '../../../.generated/school/courses';
import type { Course, CourseId } from '../../content/model';

/**
 * Returns a course with its full data.
 *
 * @param id - the course's id
 * @throws Error if there's no such course
 */
export function findCourse(id: CourseId): Course {
  const course = courses.find((candidate) => candidate.id === id);
  if (!course) throw new Error(`There is no course "${id}".`);
  return course;
}
