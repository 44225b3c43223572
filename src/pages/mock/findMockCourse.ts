import { courses } from '../../../.generated/school/courses';
import type { Course, CourseId, CourseSlug, MockInterview } from '../../content/model';

/** A course with mock interviews. */
export type MockCourse = Omit<Course, 'slug' | 'mock'> & {
  slug: CourseSlug;
  mock: MockInterview;
};

/**
 * Returns a course with mock interviews.
 *
 * @param id - the course's id
 * @throws Error if there's no such course or it has no mock interviews
 */
export function findMockCourse(id: CourseId): MockCourse {
  const course = courses.find((candidate) => candidate.id === id);
  if (!course?.mock) throw new Error(`There is no course "${id}" with practice interviews.`);
  return { ...course, slug: course.slug as CourseSlug, mock: course.mock };
}
