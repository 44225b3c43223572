import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'Review',
  description:
    'A few questions a day from lessons you have done, each asked again when it is about to be forgotten. Kept on your device, without an account.',
};
