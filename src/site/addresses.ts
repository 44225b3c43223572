import type { OwnAddress } from '../../.generated/school/ownLinks';
import type { LessonSlug } from '../content/lesson';
import type { CourseSlug } from '../content/model';

/**
 * Addresses of the site's main pages (specification section 2), without base path or trailing slash. The
 * route table and all links use these constants instead of literals.
 */
export const ADDRESSES = {
  home: '/',
  tutorials: '/tutorials',
  courses: '/courses',
  programs: '/programs',
  about: '/about',
} as const;

/**
 * The glossary. It isn't in the specification's route table, so it lives under `/tutorials`. No
 * lesson can use its slug.
 */
export const GLOSSARY_ADDRESS = `${ADDRESSES.tutorials}/glossary` as const;

/** The review of questions from finished lessons; no lesson can use its slug. */
export const REVIEW_ADDRESS = `${ADDRESSES.tutorials}/review` as const;
/** The study planner. */
export const PLANNER_ADDRESS = `${ADDRESSES.programs}/planner` as const;

/**
 * Target of "Careers" in the footer (specification section 3). It isn't a route, so it shows the not-found
 * page.
 */
export const CAREERS_ADDRESS = '/program';

type PageAddress =
  | (typeof ADDRESSES)[keyof typeof ADDRESSES]
  | typeof GLOSSARY_ADDRESS
  | typeof REVIEW_ADDRESS
  | typeof PLANNER_ADDRESS
  | OwnAddress
  | `${typeof ADDRESSES.courses}/${CourseSlug}`
  | `${typeof ADDRESSES.courses}/${CourseSlug}/mock-interview`
  | `${typeof ADDRESSES.tutorials}/${LessonSlug}`;

/** Address of a page, with an optional query or fragment. */
export type Address = PageAddress | `${PageAddress}?${string}` | `${PageAddress}#${string}`;

/** Accepts any `string`, but checks literal types against the known slugs. */
type SlugFor<Given extends string, Pages extends string> = string extends Given ? Given : Pages;

/**
 * @param slug - a course's slug
 * @returns address of the course page; an `Address` if the slug is a `CourseSlug`
 */
export function courseAddress<Given extends string>(
  slug: SlugFor<Given, CourseSlug>,
): `${typeof ADDRESSES.courses}/${typeof slug}` {
  return `${ADDRESSES.courses}/${slug}`;
}

/**
 * @param slug - slug of a course with mock interviews
 * @returns address of the course's mock interviews; an `Address` if the slug is a `CourseSlug`
 */
export function mockAddress<Given extends string>(
  slug: SlugFor<Given, CourseSlug>,
): `${typeof ADDRESSES.courses}/${typeof slug}/mock-interview` {
  return `${ADDRESSES.courses}/${slug}/mock-interview`;
}

/**
 * @param slug - a lesson's slug
 * @returns address of the lesson page; an `Address` if the slug is a `LessonSlug`
 */
export function lessonAddress<Given extends string>(
  slug: SlugFor<Given, LessonSlug>,
): `${typeof ADDRESSES.tutorials}/${typeof slug}` {
  return `${ADDRESSES.tutorials}/${slug}`;
}

/**
 * @param slug - a term's slug
 * @returns address of the term's glossary entry
 */
export function termAddress(slug: string): `${typeof GLOSSARY_ADDRESS}#${string}` {
  return `${GLOSSARY_ADDRESS}#term-${slug}`;
}
