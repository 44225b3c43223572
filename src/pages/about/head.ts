import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'About us',
  description:
    'What you get here, what we save on your device and what we never see, and how every lesson is made and checked.',
};
