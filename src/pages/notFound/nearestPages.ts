import { ADDRESSES, courseAddress, type Address } from '../../site/addresses';
import { COURSE_INDEX } from '../../content/courseIndex';

export interface Suggestion {
  label: string;
  address: Address;
}

const PAGES: readonly Suggestion[] = [
  { label: 'Tutorials', address: ADDRESSES.tutorials },
  { label: 'Courses', address: ADDRESSES.courses },
  { label: 'Programs', address: ADDRESSES.programs },
  { label: 'About Us', address: ADDRESSES.about },
  ...COURSE_INDEX.map(({ slug, title }) => ({ label: title, address: courseAddress(slug) })),
];

/** Most letters that may differ, as a share of the longer address. */
const TOLERANCE = 0.4;

/** Longest part of an asked address that is compared, in characters. */
const MAX_LENGTH = 80;

/**
 * Finds the real pages an address was probably meant for.
 *
 * @param asked - an address within the site that has no page
 * @param most - how many to return at the most
 * @returns pages whose address is alike, nearest first; empty when none is near
 */
export function nearestPages(asked: string, most = 3): Suggestion[] {
  const wanted = asked.toLowerCase().slice(0, MAX_LENGTH).replace(/\/+$/, '');
  const lastPart = wanted.slice(wanted.lastIndexOf('/'));
  return PAGES.map((page) => ({
    page,
    difference: Math.min(
      difference(wanted, page.address),
      difference(lastPart, page.address.slice(page.address.lastIndexOf('/'))),
    ),
  }))
    .filter((candidate) => candidate.difference <= TOLERANCE)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, most)
    .map(({ page }) => page);
}

/** Levenshtein distance as a share of the longer text, 0 to 1. */
function difference(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(substitution, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return (previous[b.length] ?? 0) / Math.max(a.length, b.length, 1);
}
