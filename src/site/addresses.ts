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

/** Questions of lessons that are done, asked again; no lesson may have its slug either. */
export const REVIEW_ADDRESS = `${ADDRESSES.tutorials}/review` as const;
/** The planner, beneath the programs that it plans. */
export const PLANNER_ADDRESS = `${ADDRESSES.programs}/planner` as const;

/** What to learn once the courses are done. */
export const AFTER_ADDRESS = `${ADDRESSES.programs}/after-this` as const;

/** This school next to others, a page under About. */
export const COMPARES_ADDRESS = `${ADDRESSES.about}/how-it-compares` as const;

/** Where "Careers" leads by the specification (section 3 of the footer): not a route, so it shows not-found. */
export const CAREERS_ADDRESS = '/program';

type PageAddress =
  | (typeof ADDRESSES)[keyof typeof ADDRESSES]
  | typeof GLOSSARY_ADDRESS
  | typeof REVIEW_ADDRESS
  | typeof PLANNER_ADDRESS
  | typeof AFTER_ADDRESS
  | typeof COMPARES_ADDRESS
  | `${typeof ADDRESSES.courses}/${CourseSlug}`
  | `${typeof ADDRESSES.courses}/${CourseSlug}/mock-interview`
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
 * @param slug - the slug of a course with practice interviews
 * @returns the address of their page; an `Address` if the slug is a `CourseSlug`
 */
export function mockAddress<Given extends string>(
  slug: SlugFor<Given, CourseSlug>,
): `${typeof ADDRESSES.courses}/${typeof slug}/mock-interview` {
  return `${ADDRESSES.courses}/${slug}/mock-interview`;
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
