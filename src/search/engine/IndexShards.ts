import { fetchIndexFile } from './fetchIndexFile';
import type { EntryShard, IndexFiles, IndexHead, TermShard } from './searchModel';

/** Maximum number of files to prefetch; a larger index is loaded only on demand. */
const MAX_FILES_AHEAD = 80;

/**
 * Lazily fetched pieces of the search index. Lookups return `null` while a piece is missing; `fetchMissing`
 * then fetches the missing pieces.
 */
export class IndexShards {
  readonly #head: IndexHead;
  readonly #files: IndexFiles;
  readonly #loaded = new Map<string, unknown>();
  readonly #missing = new Set<string>();

  constructor(head: IndexHead, files: IndexFiles) {
    this.#head = head;
    this.#files = files;
  }

  /**
   * @param ranges - first and last term of each range, both inclusive
   * @returns the shards that cover the ranges, without duplicates
   */
  termsOf(ranges: readonly (readonly [string, string])[]): TermShard[] | null {
    const { firstTerms } = this.#head;
    const files = this.#files.terms.filter((_, index) => {
      const [from = '', next] = firstTerms.slice(index, index + 2);
      return ranges.some(([first, last]) => from <= last && (next === undefined || next > first));
    });
    return this.#all<TermShard>(files);
  }

  /** @returns all terms in titles, to match typos against */
  vocabulary(): string[] | null {
    return this.#all<string>([this.#files.vocabulary])?.[0]?.split(' ') ?? null;
  }

  /** @returns the entries of the given documents, in order */
  entriesOf(ids: readonly number[]): EntryShard | null {
    const { entriesPerFile } = this.#head;
    const files = ids.map((id) => this.#files.entries[Math.floor(id / entriesPerFile)] ?? '');
    const shards = this.#all<EntryShard>(files);
    return (
      shards?.flatMap((shard, index) => shard[(ids[index] ?? 0) % entriesPerFile] ?? []) ?? null
    );
  }

  /**
   * Fetches the pieces that lookups reported as missing.
   *
   * @throws if a file can't be fetched
   */
  async fetchMissing(): Promise<void> {
    const files = [...this.#missing];
    this.#missing.clear();
    await Promise.all(files.map((file) => this.#fetch(file)));
  }

  /** Fetches the remaining index files one at a time, so that search works offline. Doesn't throw. */
  async fetchAhead(): Promise<void> {
    const { terms, entries, vocabulary } = this.#files;
    const files = [vocabulary, ...terms, ...entries];
    if (files.length > MAX_FILES_AHEAD) return;
    try {
      for (const file of files) await this.#fetch(file);
    } catch {
      // If the visitor is offline, the next search tries again.
    }
  }

  async #fetch(file: string): Promise<void> {
    if (!this.#loaded.has(file)) this.#loaded.set(file, await fetchIndexFile(file));
  }

  #all<T>(files: readonly string[]): T[] | null {
    const absent = files.filter((file) => !this.#loaded.has(file));
    for (const file of absent) this.#missing.add(file);
    return absent.length > 0 ? null : files.map((file) => this.#loaded.get(file) as T);
  }
}
