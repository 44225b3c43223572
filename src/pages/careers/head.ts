import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'Careers',
  description:
    'The jobs that are open at the school: what each one is about, where it is, and how to apply.',
};
