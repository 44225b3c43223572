import { ADDRESSES, courseAddress } from '../site/addresses';
import { COURSE_INDEX } from '../content/courseIndex';

/** A line of the list: a result, or a suggestion. */
export interface SearchOffer {
  id: string | number;
  address: string;
  /** What it is, in a word. */
  label: string;
  title: string;
  summary?: string;
  /** Words to mark in title and summary, in lower case. */
  words: ReadonlySet<string>;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Where to go without a query: the courses, and all lessons. */
export const SUGGESTIONS: readonly SearchOffer[] = [
  ...COURSE_INDEX.map(({ slug, title }) => ({
    id: slug,
    address: courseAddress(slug),
    label: 'Course',
    title,
    words: NO_WORDS,
  })),
  {
    id: 'tutorials',
    address: ADDRESSES.tutorials,
    label: 'Page',
    title: 'All tutorials',
    words: NO_WORDS,
  },
];
