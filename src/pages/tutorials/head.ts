import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'Tutorials',
  description:
    'Short lessons in web development, data structures, machine learning, and interview skills. Read, run real code in your browser, and check your answers.',
};
