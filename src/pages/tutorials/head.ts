import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'Tutorials',
  description:
    'Short lessons in web development, data structures, machine learning and interview craft. Read, run the code in the page, check your answer.',
};
