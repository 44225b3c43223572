import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'Glossary',
  description:
    'The words of the lessons, each with a one-sentence definition and the lesson that introduces it, and the code they teach.',
};
