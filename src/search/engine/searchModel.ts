/**
 * Model of the search index, shared by the build and the browser. Both must use the same settings for queries
 * to match.
 */
import type { Options } from 'minisearch';
import { folded } from '../../site/folded';
import * as texts from '../../texts/en/searchWords';

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

/** Stored data of a page or passage. Its strings can contain the placeholders `{brand}` and `{email}`. */
export interface SearchEntry {
  kind: SearchKind;
  title: string;
  /** Path within the site, with a fragment for a passage. */
  address: string;
  /** One-line summary. */
  summary: string;
  /**
   * Where the page or passage is found, such as `Lesson in JavaScript` or the title of a passage's lesson;
   * can be empty.
   */
  within: string;
}

/** A page or passage to index. */
export interface SearchDocument extends SearchEntry {
  id: number;
  /** Headings, topics, and tables of contents, which rank higher than `text`. */
  headings: string;
  text: string;
}

/** The part of the index that every search needs. The rest is split into shards. */
export interface IndexHead {
  documentCount: number;
  /** Average length of each field, in words. */
  averageFieldLength: readonly number[];
  /** Lengths of each document's fields, in words. */
  fieldLengths: readonly (readonly number[])[];
  /** A number identifying each document's page; all passages on a page share it. */
  pages: readonly number[];
  /** Kind of each document, as an index into `SEARCH_KINDS`. */
  kinds: readonly number[];
  /** First term of each term shard, sorted by UTF-16 code units. */
  firstTerms: readonly string[];
  entriesPerFile: number;
}

/** URLs of the shards. */
export interface IndexFiles {
  terms: readonly string[];
  entries: readonly string[];
  vocabulary: string;
}

/** Terms with their documents, in MiniSearch's serialization format. */
export type TermShard = [string, Record<string, Record<string, number>>][];

/** Entries of consecutive documents. */
export type EntryShard = SearchEntry[];

/** Stop words. */
const COMMON_WORDS = new Set(texts.commonWords.map(folded));

/** Word separators, the same as MiniSearch's default. */
export const SEPARATORS = /[\n\r\p{Z}\p{P}]+/u;

/**
 * Normalizes a word for the index.
 *
 * @param word - a word without spaces or punctuation
 * @returns the folded word; `null` if it's a stop word or a single letter
 */
export function indexedWord(word: string): string | null {
  const plain = folded(word);
  return plain.length < 2 || COMMON_WORDS.has(plain) ? null : plain;
}

export const INDEX_OPTIONS = {
  fields: ['title', 'headings', 'summary', 'text'],
  storeFields: ['kind', 'title', 'address', 'summary', 'within'],
  // Stop words must not count toward a field's length: MiniSearch ranks short texts higher.
  tokenize: (text: string) => text.split(SEPARATORS).filter((word) => indexedWord(word) !== null),
  processTerm: indexedWord,
} satisfies Options<SearchDocument>;
