import type { Course } from '../../../content/model';
import {
  ADDRESSES,
  CAREERS_ADDRESS,
  courseAddress,
  mockAddress,
  PLANNER_ADDRESS,
} from '../../../site/addresses';
import type { Problem } from '../problems';
import type { ReadPage } from '../school/ownPages';

const TAKEN: readonly string[] = [...Object.values(ADDRESSES), CAREERS_ADDRESS, PLANNER_ADDRESS];

/**
 * Checks the addresses of the school's own pages, and that each purpose has one page.
 *
 * @param content - the pages, and the courses, which have pages as well
 */
export function ownPageProblems({
  ownPages,
  courses,
}: {
  ownPages: readonly ReadPage[];
  courses: readonly Course[];
}): Problem[] {
  const taken = new Set([
    ...TAKEN,
    ...courses.flatMap(({ slug }) => [courseAddress(slug), mockAddress(slug)]),
  ]);
  const purposes = new Map<string, string>();
  return ownPages.flatMap(({ path, file, purpose }) => {
    const other = purpose && purposes.get(purpose);
    if (purpose) purposes.set(purpose, file);
    const reasons = [
      taken.has(path) ? `the site already has a page at ${path}; rename the file` : undefined,
      path.startsWith(`${ADDRESSES.tutorials}/`)
        ? 'addresses below /tutorials belong to lessons; move the file to another folder'
        : undefined,
      other ? `page.purpose: ${other} already has the purpose "${purpose}"` : undefined,
    ];
    return reasons.flatMap((reason) => (reason ? [{ file, line: 1, reason }] : []));
  });
}
