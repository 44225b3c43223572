import { ADDRESSES, courseAddress, GLOSSARY_ADDRESS } from '../../site/addresses';
import { COURSE_INDEX } from '../../content/outlines/courseIndex';
import * as texts from '../../texts/en/search';

/** A line in the search list: a result or a suggestion. */
export interface SearchOffer {
  id: string | number;
  address: string;
  /** Heading of the group that a result belongs to; undefined for suggestions. */
  group?: string;
  /** Where the page or passage is found, such as the title of a passage's lesson. */
  within?: string;
  title: string;
  summary?: string;
  /** Words to mark in the title and summary, in lowercase. */
  words: ReadonlySet<string>;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Suggestions to show when there are no results: the courses, the glossary, and the list of tutorials. */
export const SUGGESTIONS: readonly SearchOffer[] = [
  ...COURSE_INDEX.map(({ slug, title }) => ({
    id: slug,
    address: courseAddress(slug),
    title,
    words: NO_WORDS,
  })),
  { id: 'glossary', address: GLOSSARY_ADDRESS, title: texts.glossary, words: NO_WORDS },
  {
    id: 'tutorials',
    address: ADDRESSES.tutorials,
    title: texts.allTutorials,
    words: NO_WORDS,
  },
];
