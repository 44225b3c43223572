import { shardFiles, type SearchShards } from '../../src/build/content/searchShards';

/**
 * @param shards - a search index in pieces
 * @returns the addresses of its files, and what fetches them without a network
 */
export function indexFiles(shards: SearchShards) {
  const files = shardFiles(shards);
  const named = (kind: string) =>
    [...files.keys()].filter((file) => file.startsWith(`search/${kind}`));
  return {
    addresses: {
      entries: named('entries'),
      terms: named('terms'),
      vocabulary: 'search/vocabulary.json',
    },
    textOf: (file: string) => files.get(file) ?? '',
    fetchIndexFile: (file: string): Promise<unknown> =>
      Promise.resolve(JSON.parse(files.get(file) ?? '')),
  };
}
