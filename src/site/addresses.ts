import type { LessonSlug } from '../content/lesson';
import type { CourseSlug } from '../content/model';

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

/** The glossary, beneath the tutorials as every page that the specification does not name; no lesson may have its slug. */
export const GLOSSARY_ADDRESS = `${ADDRESSES.tutorials}/glossary` as const;

/** Where "Careers" leads by the specification (section 3 of the footer): not a route, so it shows not-found. */
export const CAREERS_ADDRESS = '/program';

type PageAddress =
  | (typeof ADDRESSES)[keyof typeof ADDRESSES]
  | typeof GLOSSARY_ADDRESS
  | `${typeof ADDRESSES.courses}/${CourseSlug}`
  | `${typeof ADDRESSES.tutorials}/${LessonSlug}`;

/** An address that leads to a page, with or without query and fragment. */
export type Address = PageAddress | `${PageAddress}?${string}` | `${PageAddress}#${string}`;

/** A slug read from data may be any string; one whose type says more has to be one of a page. */
type SlugFor<Given extends string, Pages extends string> = string extends Given ? Given : Pages;

/**
 * @param slug - a course's slug
 * @returns the course page's address; an `Address` if the slug is a `CourseSlug`
 */
export function courseAddress<Given extends string>(
  slug: SlugFor<Given, CourseSlug>,
): `${typeof ADDRESSES.courses}/${typeof slug}` {
  return `${ADDRESSES.courses}/${slug}`;
}

/**
 * @param slug - a lesson's slug
 * @returns the lesson page's address; an `Address` if the slug is a `LessonSlug`
 */
export function lessonAddress<Given extends string>(
  slug: SlugFor<Given, LessonSlug>,
): `${typeof ADDRESSES.tutorials}/${typeof slug}` {
  return `${ADDRESSES.tutorials}/${slug}`;
}

/**
 * @param slug - a term's slug
 * @returns the address of its entry in the glossary
 */
export function termAddress(slug: string): `${typeof GLOSSARY_ADDRESS}#${string}` {
  return `${GLOSSARY_ADDRESS}#term-${slug}`;
}
