import { OWN_LINKS } from '../../../.generated/school/ownLinks';
import { COURSE_INDEX } from '../../content/outlines/courseIndex';
import { isOneTypoAway } from '../../search/engine/isOneTypoAway';
import {
  ADDRESSES,
  CAREERS_ADDRESS,
  courseAddress,
  GLOSSARY_ADDRESS,
  PLANNER_ADDRESS,
  REVIEW_ADDRESS,
  type Address,
} from '../../site/addresses';
import { editDistance } from '../../site/editDistance';
import { folded } from '../../site/folded';
import * as texts from '../../texts/en/notFound';

export interface Suggestion {
  label: string;
  address: Address;
}

const PROGRAMS: Suggestion = { label: texts.pages.programs, address: ADDRESSES.programs };
const ABOUT: Suggestion = { label: texts.pages.about, address: ADDRESSES.about };

/** Pages to suggest, apart from lessons. */
const PAGES: readonly Suggestion[] = [
  { label: texts.pages.tutorials, address: ADDRESSES.tutorials },
  { label: texts.pages.courses, address: ADDRESSES.courses },
  PROGRAMS,
  ABOUT,
  { label: texts.pages.glossary, address: GLOSSARY_ADDRESS },
  { label: texts.pages.review, address: REVIEW_ADDRESS },
  { label: texts.pages.planner, address: PLANNER_ADDRESS },
  ...OWN_LINKS.map(({ label, path }) => ({ label, address: path })),
  ...COURSE_INDEX.map(({ slug, title }) => ({ label: title, address: courseAddress(slug) })),
];

const LINKING_WORDS = new Set(texts.linkingWords);

/** Letters that addresses usually spell with two others, which removing their marks wouldn't give. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Maximum difference between the requested path and a suggested one, as a fraction of the longer path. */
const TOLERANCE = 0.4;

/** Added to the difference if a page is in a different section from the requested path. */
const OTHER_SECTION = 0.2;

/** Sections of the site: the first path segments of its pages. */
const SECTIONS = new Set(Object.values(ADDRESSES).map(sectionOf));

/** Maximum number of characters of the requested path to compare. */
const MAX_LENGTH = 80;

/**
 * Finds the pages that a visitor with a mistyped URL was probably looking for.
 *
 * @param asked - requested path, percent-encoded or not, which doesn't match any page
 * @param lessons - lesson pages; empty until they're loaded
 * @param most - maximum number of results
 * @returns pages with a similar URL, most similar first; can be empty
 */
export function nearestPages(
  asked: string,
  lessons: readonly Suggestion[] = [],
  most = 3,
): Suggestion[] {
  const wanted = spelled(decoded(asked)).slice(0, MAX_LENGTH).replace(/\/+$/, '');
  const lastPart = wanted.slice(wanted.lastIndexOf('/'));
  const section = nearestSection(wanted);
  // The footer's Careers link leads to the 404 page, where the spec requires these two suggestions.
  if (wanted === CAREERS_ADDRESS) return [PROGRAMS, ABOUT].slice(0, most);
  // Lessons come first so that they win ties: they're more specific.
  return [...lessons, ...PAGES]
    .map((page) => {
      const lastOfPage = page.address.slice(page.address.lastIndexOf('/'));
      return {
        page,
        difference:
          Math.min(
            // For nested pages, compares only the last segment: the shared folder would make them all look
            // similar.
            page.address.lastIndexOf('/') > 0 ? 1 : difference(wanted, page.address),
            difference(lastPart, lastOfPage),
            wordDifference(lastPart, lastOfPage),
            wordDifference(lastPart, spelled(page.label)),
          ) + (section === undefined || section === sectionOf(page.address) ? 0 : OTHER_SECTION),
      };
    })
    .filter((candidate) => candidate.difference <= TOLERANCE)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, most)
    .map(({ page }) => page);
}

/** Returns the section that a nested path starts with, tolerating typos. */
function nearestSection(path: string): string | undefined {
  if (path.lastIndexOf('/') === 0) return undefined;
  return [...SECTIONS].find((section) => difference(sectionOf(path), section) <= TOLERANCE);
}

function sectionOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/**
 * Returns the fraction of words that only one of two slugs contains, from 0 to 1. Tolerates one typo per
 * word.
 */
function wordDifference(a: string, b: string): number {
  const [wordsOfA, wordsOfB] = [wordsOf(a), wordsOf(b)];
  const total = wordsOfA.length + wordsOfB.length;
  const shared = wordsOfA.filter((word) =>
    wordsOfB.some((other) => word === other || isOneTypoAway(word, other)),
  ).length;
  return total === 0 ? 1 : (total - 2 * Math.min(shared, wordsOfB.length)) / total;
}

/** Returns the distinct words of a slug, without words such as 'and' or 'the'. */
function wordsOf(slug: string): string[] {
  const words = slug.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => !LINKING_WORDS.has(word));
}

/** Folds a text as addresses spell it: `ueber` for `Über`, `etat` for `État`. */
function spelled(text: string): string {
  const lower = text.normalize('NFC').toLowerCase();
  return folded(lower.replace(/[äöü]/g, (letter) => SPELLED[letter] ?? letter));
}

/** Returns a path without percent-encoding, unless it's malformed. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Returns the edit distance divided by the longer text's length, from 0 to 1. */
function difference(a: string, b: string): number {
  return editDistance(a, b) / Math.max(a.length, b.length, 1);
}
