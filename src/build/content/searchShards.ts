/** Cuts the search index into files, so that a search fetches what its words need and no more. */
import type { AsPlainObject } from 'minisearch';
import {
  INDEX_OPTIONS,
  SEARCH_KINDS,
  type EntryShard,
  type IndexHead,
  type SearchEntry,
  type TermShard,
} from '../../search/searchModel';

/**
 * Size of a shard of terms, characters of JSON: about 3.5 kB brotli. Measured at 592 lessons: 8,000 and 24,000 take as much for
 * two letters, 60,000 a third more; smaller ones are more files.
 */
const MAX_SHARD = 16_000;

/** Documents of a file of entries, about 2 kB brotli; a list of results needs at most twelve of them. */
const ENTRIES_PER_FILE = 32;

/** How MiniSearch names the field of titles. */
const TITLE_ID = String(INDEX_OPTIONS.fields.indexOf('title'));

export interface SearchShards {
  head: IndexHead;
  terms: TermShard[];
  entries: EntryShard[];
  /** The terms of titles, for words that are mistyped; separated by spaces. */
  vocabulary: string;
}

/**
 * @param index - the whole index; ids of its documents count from 0
 * @returns the same in pieces
 */
export function shardsOf(index: AsPlainObject): SearchShards {
  const all = [...(index.index as unknown as TermShard)].sort(([a], [b]) => (a < b ? -1 : 1));
  const terms = termShards(all);
  const stored = Object.values(index.storedFields) as unknown as SearchEntry[];
  const pages = [...new Set(stored.map(pageOf))];
  return {
    head: {
      documentCount: index.documentCount,
      averageFieldLength: index.averageFieldLength,
      fieldLengths: Object.values(index.fieldLength).map((lengths) => [...lengths]),
      pages: stored.map((entry) => pages.indexOf(pageOf(entry))),
      kinds: stored.map(({ kind }) => SEARCH_KINDS.indexOf(kind)),
      firstTerms: terms.map(([first]) => first?.[0] ?? ''),
      entriesPerFile: ENTRIES_PER_FILE,
    },
    terms,
    entries: Array.from({ length: Math.ceil(stored.length / ENTRIES_PER_FILE) }, (_, number) =>
      stored.slice(number * ENTRIES_PER_FILE, (number + 1) * ENTRIES_PER_FILE),
    ),
    vocabulary: all
      .filter(([, fields]) => TITLE_ID in fields)
      .map(([term]) => term)
      .join(' '),
  };
}

function pageOf({ address }: SearchEntry): string {
  return address.replace(/#.*/, '');
}

function termShards(all: TermShard): TermShard[] {
  const shards: TermShard[] = [];
  let size = Infinity;
  for (const entry of all) {
    const { length } = JSON.stringify(entry);
    if (size + length > MAX_SHARD) {
      shards.push([]);
      size = 0;
    }
    shards.at(-1)?.push(entry);
    size += length;
  }
  return shards;
}

/**
 * @param shards - the index in pieces
 * @returns the files of the pieces by their path within the output folder, and the module that names them
 */
export function shardFiles({
  head,
  terms,
  entries,
  vocabulary,
}: SearchShards): Map<string, string> {
  const files = new Map<string, string>();
  terms.forEach((shard, number) => files.set(`search/terms-${number}.json`, JSON.stringify(shard)));
  entries.forEach((shard, number) =>
    files.set(`search/entries-${number}.json`, JSON.stringify(shard)),
  );
  files.set('search/vocabulary.json', JSON.stringify(vocabulary));
  files.set('searchFiles.ts', filesModule(head, terms.length, entries.length));
  return files;
}

function filesModule(head: IndexHead, terms: number, entries: number): string {
  const numbersTo = (count: number) => Array.from({ length: count }, (_, number) => number);
  const imports = [
    ...numbersTo(terms).map((n) => `import terms${n} from './search/terms-${n}.json?file';`),
    ...numbersTo(entries).map((n) => `import entries${n} from './search/entries-${n}.json?file';`),
    `import vocabulary from './search/vocabulary.json?file';`,
  ];
  const list = (name: string, count: number) =>
    `[${numbersTo(count)
      .map((n) => name + n)
      .join(', ')}]`;
  return `// Made by src/build/content/summarize.ts from src/content. Changes here are lost.
import type { IndexFiles, IndexHead } from '../src/search/searchModel';
${imports.join('\n')}

/** The addresses of the search index's files. */
export const INDEX_FILES: IndexFiles = {
  terms: ${list('terms', terms)},
  entries: ${list('entries', entries)},
  vocabulary,
};

export const INDEX_HEAD: IndexHead = JSON.parse(
  ${JSON.stringify(JSON.stringify(head))},
) as IndexHead;
`;
}
