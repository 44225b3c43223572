/** Texts of the blog's lists of posts. */
import type { ReactNode } from 'react';
import { countOf } from './format';

export const posts = (count: number) => countOf(count, 'post');
/** Label of the links to the tags. */
export const tags = 'Tags';
export const allPosts = 'All posts';

/** Below the posts. */
export const addFeed = (link: (label: string) => ReactNode) => (
  <>To get new posts in a feed reader, add the {link('Atom feed')}.</>
);
