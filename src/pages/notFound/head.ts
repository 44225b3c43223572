import type { PageHead } from '../PageModule';

export const head: PageHead = {
  title: 'Page not found',
  description: "This page doesn't exist. Here are similar pages and a link home.",
};
