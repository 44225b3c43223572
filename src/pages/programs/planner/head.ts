import type { PageHead } from '../../PageModule';

export const head: PageHead = {
  title: 'Study planner',
  description:
    'Choose a program, your days and a time: each study day gets its lessons, as a plan that follows you, on paper or in your calendar.',
};
