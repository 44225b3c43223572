/** Addresses that a school's Markdown pages can link to, and slugs that they can't use. */
import path from 'node:path';
import type { Lesson } from '../../../content/lesson';
import type { Course } from '../../../content/model';
import {
  ADDRESSES,
  courseAddress,
  GLOSSARY_ADDRESS,
  lessonAddress,
  mockAddress,
  PLANNER_ADDRESS,
  REVIEW_ADDRESS,
} from '../../../site/addresses';
import {
  APPLY_ADDRESS,
  BLOG_ADDRESS,
  CONTACT_ADDRESS,
  JOBS_ADDRESS,
} from '../../../site/documentAddresses';

const PAGES = [...Object.values(ADDRESSES), GLOSSARY_ADDRESS, REVIEW_ADDRESS, PLANNER_ADDRESS];

/** Addresses below About that a legal page can't use, whether or not the school has the page. */
const TAKEN = [BLOG_ADDRESS, JOBS_ADDRESS, CONTACT_ADDRESS, APPLY_ADDRESS];

/** Slugs that legal pages can't use, because another page below About does. */
export const TAKEN_SLUGS: readonly string[] = TAKEN.map((address) => path.posix.basename(address));

/**
 * @param lessons - compiled lessons
 * @param courses - all courses
 * @returns addresses of the site's pages, without the school's Markdown pages
 */
export function knownAddresses(
  lessons: readonly Pick<Lesson, 'slug'>[],
  courses: readonly Pick<Course, 'slug' | 'mock'>[],
): string[] {
  return [
    ...PAGES,
    ...lessons.map(({ slug }) => lessonAddress(slug)),
    ...courses.map(({ slug }) => courseAddress(slug)),
    ...courses.flatMap(({ slug, mock }) => (mock ? [mockAddress(slug)] : [])),
  ];
}

/** @returns the slugs of the pages that are directly below About */
export function slugsBelowAbout(addresses: readonly string[]): string[] {
  return addresses
    .filter((address) => path.posix.dirname(address) === ADDRESSES.about)
    .map((address) => path.posix.basename(address));
}
