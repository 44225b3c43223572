/** Titles and descriptions of the blog's pages, for search engines and page headers. */

export const title = 'Blog';
export const description =
  'All of our posts, newest first. Choose a tag to see only the posts on one topic.';

export const tagTitle = (tag: string) => `Posts about ${tag}`;
export const tagDescription = (tag: string) =>
  `Posts with the tag “${tag}”, newest first, and links to the blog's other tags.`;
