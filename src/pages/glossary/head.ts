import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'Glossary',
  description:
    'The terms used in the lessons, each with a one-sentence definition and the lesson that introduces it, plus the code that the lessons teach.',
};
