import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'Programs',
  description:
    'Guided paths through the courses, with checkpoints to test yourself and a planner that fits the lessons to your week.',
};
