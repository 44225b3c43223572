/** What the build writes into the search index and the browser reads back: both use these settings, or nothing matches. */
import type { Options } from 'minisearch';

export const SEARCH_KINDS = [
  'lesson',
  'passage',
  'course',
  'program',
  'question',
  'page',
  'term',
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What the index keeps of a page or passage to show it as a result. Texts may hold `{brand}` and `{email}`. */
export interface SearchEntry {
  kind: SearchKind;
  title: string;
  /** Address within the site, with the hash of a passage. */
  address: string;
  /** One line that says what is there. */
  summary: string;
  /** Title of the lesson that a passage is in, or of the page that a term is on; empty for everything else. */
  within: string;
}

/** A page or passage as it is put into the index. */
export interface SearchDocument extends SearchEntry {
  id: number;
  /** Headings, topics and contents: words that say what a page is about. */
  headings: string;
  text: string;
}

/** What every search needs of the index; the rest is fetched in shards. */
export interface IndexHead {
  documentCount: number;
  /** By field, as MiniSearch counts them. */
  averageFieldLength: readonly number[];
  /** Lengths of the fields, by document. */
  fieldLengths: readonly (readonly number[])[];
  /** By document a number that those of the same page have in common. */
  pages: readonly number[];
  /** By document the place of its kind in `SEARCH_KINDS`. */
  kinds: readonly number[];
  /** The first term of each shard of terms, in the order of UTF-16 units. */
  firstTerms: readonly string[];
  entriesPerFile: number;
}

/** The addresses of the shards. */
export interface IndexFiles {
  terms: readonly string[];
  entries: readonly string[];
  vocabulary: string;
}

/** Terms with their documents, as MiniSearch writes them. */
export type TermShard = [string, Record<string, Record<string, number>>][];

/** What is stored of a run of documents. */
export type EntryShard = SearchEntry[];

/** Words too common to tell one page from another. Words of JavaScript, such as `for` and `if`, are not among them. */
const COMMON_WORDS = new Set(
  `a an and are as at be been but by can do does has have how i in is it its my of on or our so such that the their them
  there these they this those to was many much we were what when where which who why will with you your`.split(
    /\s+/,
  ),
);

/** What is between words; MiniSearch separates them by the same pattern. */
export const SEPARATORS = /[\n\r\p{Z}\p{P}]+/u;

/**
 * @param word - a word of a text, without spaces and punctuation
 * @returns the word as the index keeps it; `null` if it is too short or too common to be kept
 */
export function indexedWord(word: string): string | null {
  const lower = word.toLowerCase();
  return lower.length < 2 || COMMON_WORDS.has(lower) ? null : lower;
}

export const INDEX_OPTIONS = {
  fields: ['title', 'headings', 'summary', 'text'],
  storeFields: ['kind', 'title', 'address', 'summary', 'within'],
  // Words that are not kept must not count as length either: MiniSearch ranks short texts higher.
  tokenize: (text: string) => text.split(SEPARATORS).filter((word) => indexedWord(word) !== null),
  processTerm: indexedWord,
} satisfies Options<SearchDocument>;
