import type { PageHead } from '../PageModule';

/**
 * @param tag - the tag that the page's posts have; undefined for all posts
 * @returns head of a list of posts
 */
export function blogHead(tag?: string): PageHead {
  return tag === undefined
    ? {
        title: 'Blog',
        description:
          'All of our posts, newest first. Choose a tag to see only the posts on one topic.',
      }
    : {
        title: `Posts about ${tag}`,
        description: `Posts with the tag “${tag}”, newest first, and links to the blog's other tags.`,
      };
}
