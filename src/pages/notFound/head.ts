import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'Page not found',
  description:
    'There is no page at this address. Here are the pages that are near it, and the way home.',
};
