import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'Review',
  description:
    "A few questions a day from lessons you've finished, each asked again right before you'd forget it. Saved on your device, with no account needed.",
};
