/** Addresses of pages that a school adds in Markdown or YAML, all of which are below the About page. */
import { ADDRESSES } from './addresses';

export const BLOG_ADDRESS = `${ADDRESSES.about}/blog` as const;

export const JOBS_ADDRESS = `${ADDRESSES.about}/careers` as const;

/** Page with the contact form. */
export const CONTACT_ADDRESS = `${ADDRESSES.about}/contact` as const;

/** Page with the application form. */
export const APPLY_ADDRESS = `${ADDRESSES.about}/apply` as const;

/** Folders of Markdown pages in `src/school`, with the address that their pages are below. */
export const DOCUMENT_PARENTS = {
  legal: ADDRESSES.about,
  posts: BLOG_ADDRESS,
  careers: JOBS_ADDRESS,
} as const;

export type DocumentKind = keyof typeof DOCUMENT_PARENTS;

/**
 * @param kind - the page's folder
 * @param slug - the page's slug
 * @returns address of a Markdown page
 */
export function documentAddress(kind: DocumentKind, slug: string): string {
  return `${DOCUMENT_PARENTS[kind]}/${slug}`;
}

/**
 * @param tag - a tag of at least one post
 * @returns address of the list of posts with the tag: `/about/blog/tag/fur-anfanger` for `Für Anfänger`
 */
export function tagAddress(tag: string): string {
  const letters = tag.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return `${BLOG_ADDRESS}/tag/${letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`;
}

/** File with the Atom feed of posts. */
export const POSTS_FEED = 'blog.xml';
