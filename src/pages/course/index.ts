import { createElement } from 'react';
import { HAS_COHORTS, HAS_OFFERS } from '../../../.generated/office/has';
import { COURSE_SUMMARIES } from '../../../.generated/summaries';
import type { CourseId } from '../../content/model';
import type { PageModule } from '../PageModule';
import { CoursePage } from './CoursePage';
import {
  courseCompletion,
  courseOffice,
  courseProject,
  courseSections,
  syllabus,
} from './courseChunks';

/**
 * Creates a course's page.
 *
 * @param id - the course's id
 * @throws Error if there's no such course
 */
export function coursePage(id: CourseId): PageModule {
  const course = COURSE_SUMMARIES.find((candidate) => candidate.id === id);
  if (!course) throw new Error(`There is no course "${id}".`);
  const page = createElement(CoursePage, { id });
  return {
    Page: () => page,
    head: { title: course.title, description: course.description },
    deferred: [
      courseSections,
      syllabus,
      courseProject,
      courseCompletion,
      ...(HAS_OFFERS || HAS_COHORTS ? [courseOffice] : []),
    ],
  };
}
