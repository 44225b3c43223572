/** Texts of the blog's lists of posts. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';
import { countOf } from './format';

export const posts = (count: number) => countOf(count, 'Beitrag', 'Beiträge');
/** Label of the links to the tags. */
export const tags = 'Themen';
export const allPosts = 'Alle Beiträge';

/** Below the posts. */
export const addFeed = (link: (label: string) => ReactNode) => (
  <>Wenn du neue Beiträge im Feedreader lesen willst, füge dort den {link('Atom-Feed')} hinzu.</>
);

export type Complete = Translated<
  typeof import('../en/blogSections'),
  typeof import('./blogSections')
>;
