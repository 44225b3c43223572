/**
 * The site's addresses (specification section 2), without the base path and without a trailing slash. The route table
 * and every link use these; nothing else spells an address out.
 */
export const ADDRESSES = {
  home: '/',
  tutorials: '/tutorials',
  courses: '/courses',
  programs: '/programs',
  about: '/about',
} as const;

/** Where "Careers" leads by the specification (section 3 of the footer): not a route, so it shows not-found. */
export const CAREERS_ADDRESS = '/program';

/**
 * @param slug - a course's slug
 * @returns the course page's address
 */
export function courseAddress(slug: string): string {
  return `${ADDRESSES.courses}/${slug}`;
}

/**
 * @param slug - a lesson's slug
 * @returns the lesson page's address
 */
export function lessonAddress(slug: string): string {
  return `${ADDRESSES.tutorials}/${slug}`;
}
