import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'About us',
  description:
    'Why this site exists, how its lessons are made and checked, what it stores on your device, and how to reach us.',
};
