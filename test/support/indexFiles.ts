import { shardFiles, type SearchShards } from '../../src/build/content/search/searchShards';

/**
 * @param shards - a sharded search index
 * @returns the addresses of its files, and functions that read them from memory
 */
export function indexFiles(shards: SearchShards) {
  const files = shardFiles(shards);
  const filesNamed = (kind: string) =>
    [...files.keys()].filter((file) => file.startsWith(`search/${kind}`));
  return {
    addresses: {
      entries: filesNamed('entries'),
      terms: filesNamed('terms'),
      vocabulary: 'search/vocabulary.json',
    },
    textOf: (file: string) => files.get(file) ?? '',
    fetchIndexFile: (file: string): Promise<unknown> =>
      Promise.resolve(JSON.parse(files.get(file) ?? '')),
  };
}
