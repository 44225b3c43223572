import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'Courses',
  description:
    'Four free courses with their whole syllabus: what each teaches, for whom it is and is not, how many hours it asks, and the project it ends in.',
};
