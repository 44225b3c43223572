import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compressedSize } from './measureSite';

/** What is typed: a beginning that many words have, and a word. */
export const QUERIES = ['co', 'recursion'] as const;

/** A list of results has at most twelve, in as many files. */
const MAX_ENTRY_FILES = 12;

/**
 * @param folder - the copy of the project
 * @param dist - its site
 * @param query - one word
 * @returns what its answer fetches at most when it is the first: engine, head, the shards of its terms, and the largest files of
 *   entries; kB brotli
 */
export function searchSize(folder: string, dist: string, query: string): number {
  const assets = readdirSync(path.join(dist, 'assets')).filter((file) =>
    /^search-.*\.(?:js|json)$/.test(file),
  );
  const size = (file: string) => compressedSize(path.join(dist, 'assets', file)) / 1_000;
  const sizesOf = (pattern: RegExp) => assets.filter((file) => pattern.test(file)).map(size);
  const entries = sizesOf(/^search-entries-/).sort((a, b) => b - a);
  const shards = termShards(folder)
    .filter(({ first, last }) => first <= `${query}\uffff` && last >= query)
    .flatMap(({ number }) => sizesOf(new RegExp(`^search-terms-${number}\\.`)));
  return [
    ...sizesOf(/^search-(?:engine|index)\./),
    ...shards,
    ...entries.slice(0, MAX_ENTRY_FILES),
  ].reduce((sum, one) => sum + one, 0);
}

function termShards(folder: string) {
  const shards = path.join(folder, '.generated/search');
  return readdirSync(shards).flatMap((file) => {
    const number = /^terms-(\d+)\.json$/.exec(file)?.[1];
    if (number === undefined) return [];
    const terms = JSON.parse(readFileSync(path.join(shards, file), 'utf8')) as [string, unknown][];
    return { number, first: terms[0]?.[0] ?? '', last: terms.at(-1)?.[0] ?? '' };
  });
}
