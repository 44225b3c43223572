/** Turns parsed Markdown pages into the data of their pages. */
import type { DocumentData, Post, PostLink, SchoolDocument } from '../../../content/documents';
import { lessonSections, sectionOutlines } from '../lessons/sections';
import type { DocumentDraft } from './readDocument';

/** Maximum number of related posts below a post. */
const MAX_RELATED = 3;

/**
 * @param drafts - pages without mistakes
 * @returns their data: posts and jobs newest first, legal pages by name
 */
export function assembleDocuments(drafts: readonly DocumentDraft[]): DocumentData[] {
  const valid = drafts.flatMap(({ facts, ...draft }) => (facts ? [{ ...draft, facts }] : []));
  const posts = valid.flatMap(({ facts }) => (facts.kind === 'posts' ? [facts] : []));
  return valid
    .sort((a, b) => byDate(a.facts, b.facts))
    .map(({ facts, reading, blocks }) => ({
      outline: {
        facts,
        contents: reading.contents.filter(({ level }) => level === 2),
        sections: sectionOutlines(blocks),
        related: facts.kind === 'posts' ? relatedPosts(facts, posts) : [],
      },
      sections: lessonSections(blocks),
    }));
}

/**
 * @param post - a post
 * @param posts - all posts
 * @returns the posts that share the most tags with it, the newest first among equals
 */
export function relatedPosts(post: Post, posts: readonly Post[]): PostLink[] {
  const shared = ({ tags }: Post) => tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter((other) => other.slug !== post.slug && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || byDate(a, b))
    .slice(0, MAX_RELATED)
    .map(postLink);
}

/** @returns what lists of posts show */
export function postLink({ slug, title, description, date, tags }: Post): PostLink {
  return { slug, title, description, date, tags };
}

/** Compares pages: newest first, then by name. */
function byDate(a: SchoolDocument, b: SchoolDocument): number {
  return dayOf(b).localeCompare(dayOf(a)) || a.slug.localeCompare(b.slug);
}

function dayOf(facts: SchoolDocument): string {
  switch (facts.kind) {
    case 'legal':
      return '';
    case 'posts':
      return facts.date;
    case 'careers':
      return facts.posted;
  }
}
