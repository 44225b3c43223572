import { createElement } from 'react';
import type { PageModule } from '../PageModule';
import { sections } from './blogChunks';
import { blogHead } from './blogHead';
import { BlogPage } from './BlogPage';

/**
 * Creates the page with all posts, or with the posts that have a tag.
 *
 * @param tag - a tag; undefined for all posts
 */
export function blogPage(tag?: string): PageModule {
  const page = createElement(BlogPage, { tag });
  return { Page: () => page, head: blogHead(tag), deferred: [sections] };
}
