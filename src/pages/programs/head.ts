import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'Programs',
  description:
    'Ordered paths through the courses, with checkpoints to test yourself at, and a planner that turns your free days into a calendar.',
};
