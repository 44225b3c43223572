import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'You are offline',
  description:
    'This page is not kept on your device yet. Pages you have opened before are; they open without a network.',
};
