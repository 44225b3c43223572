import { createElement } from 'react';
import { COURSE_SUMMARIES } from '../../../.generated/summaries';
import type { CourseId } from '../../content/model';
import type { PageModule } from '../PageModule';
import { interview, sections } from './mockChunks';
import { mockHead } from './mockHead';
import { MockPage } from './MockPage';

/**
 * Creates the mock interview page of a course.
 *
 * @param id - id of a course with mock interviews
 * @throws Error if there's no such course
 */
export function mockPage(id: CourseId): PageModule {
  const course = COURSE_SUMMARIES.find((candidate) => candidate.id === id);
  if (!course) throw new Error(`There is no course "${id}".`);
  const page = createElement(MockPage, { id });
  return {
    Page: () => page,
    head: mockHead(course),
    deferred: [sections, interview],
  };
}
