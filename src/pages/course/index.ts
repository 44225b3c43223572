import { createElement } from 'react';
import { courses } from '../../content/courses';
import type { CourseId } from '../../content/model';
import type { PageModule } from '../PageModule';
import { CoursePage } from './CoursePage';

/**
 * @param id - a course's id
 * @returns the page of that course
 * @throws if there is no such course
 */
export function coursePage(id: CourseId): PageModule {
  const course = courses.find((candidate) => candidate.id === id);
  if (!course) throw new Error(`There is no course "${id}".`);
  const page = createElement(CoursePage, { course });
  return {
    Page: () => page,
    head: { title: course.title, description: course.description },
  };
}
