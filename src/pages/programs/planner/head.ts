import type { PageHead } from '../../PageModule';

export const head: PageHead = {
  title: 'Study planner',
  description:
    'Choose a program, your days, and a time, and get lessons for each study day: on the page, on paper, or in your calendar.',
};
