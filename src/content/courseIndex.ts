import type { CourseId } from './model';

interface CourseEntry {
  id: CourseId;
  slug: string;
  title: string;
}

/**
 * The courses in their order, with no more than the footer and the route table need: these are on every page, the
 * courses' texts are not. The content check holds it in step with the courses.
 */
export const COURSE_INDEX: readonly CourseEntry[] = [
  { id: 'web-development', slug: 'web-development', title: 'Web Development' },
  { id: 'data-structures', slug: 'data-structures', title: 'Data Structures' },
  { id: 'machine-learning', slug: 'machine-learning', title: 'Machine Learning' },
  { id: 'interview-preparation', slug: 'interview-preparation', title: 'Interview Preparation' },
];
