import { writeTemplate } from './writeTemplate';

/**
 * Writes a post of the blog, dated today.
 *
 * @param slug - last part of the post's address
 * @param title - title of the post
 * @returns the path of the post's file
 */
export async function newPost(slug: string, title: string): Promise<string> {
  const file = `src/school/posts/${slug}.md`;
  await writeTemplate('post.md', file, {
    title: JSON.stringify(title),
    date: new Date().toISOString().slice(0, 10),
  });
  return file;
}
