import type { SchoolDocument } from '../../../content/documents';
import { BLOG_ADDRESS, JOBS_ADDRESS, tagAddress } from '../../../site/documentAddresses';

/**
 * @param documents - all Markdown pages
 * @returns addresses of the pages that list them: the blog with its tags, and the jobs
 */
export function listAddresses(documents: readonly SchoolDocument[]): string[] {
  return [
    ...(documents.some(({ kind }) => kind === 'posts') ? [BLOG_ADDRESS] : []),
    ...tagsOf(documents).map(tagAddress),
    ...(documents.some(({ kind }) => kind === 'careers') ? [JOBS_ADDRESS] : []),
  ];
}

/** @returns the tags of all posts, in alphabetical order */
export function tagsOf(documents: readonly SchoolDocument[]): string[] {
  const tags = documents.flatMap((facts) => (facts.kind === 'posts' ? facts.tags : []));
  return [...new Set(tags)].sort();
}
