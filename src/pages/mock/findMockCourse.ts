import { courses } from '../../content/courses';
import type { Course, CourseId, CourseSlug, MockInterview } from '../../content/model';

/** A course that has practice interviews. */
export type MockCourse = Omit<Course, 'slug' | 'mock'> & {
  slug: CourseSlug;
  mock: MockInterview;
};

/**
 * @param id - a course's id
 * @returns the course
 * @throws Error if there is no such course, or it has no practice interviews
 */
export function findMockCourse(id: CourseId): MockCourse {
  const course = courses.find((candidate) => candidate.id === id);
  if (!course?.mock) throw new Error(`There is no course "${id}" with practice interviews.`);
  return { ...course, slug: course.slug as CourseSlug, mock: course.mock };
}
