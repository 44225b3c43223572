import { fetchIndexFile } from './fetchIndexFile';
import type { EntryShard, IndexFiles, IndexHead, TermShard } from './searchModel';

/** More of them are not fetched ahead: a school as large as this is searched word by word. */
const MAX_FILES_AHEAD = 80;

/**
 * The pieces of the index that have been fetched. What asks for one that is missing gets `null`, and `fetchMissing` knows of
 * it then.
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
   * @param ranges - first and last term of each, both included
   * @returns the shards that have all terms of the ranges, each once
   */
  termsOf(ranges: readonly (readonly [string, string])[]): TermShard[] | null {
    const { firstTerms } = this.#head;
    const files = this.#files.terms.filter((_, index) => {
      const [from = '', next] = firstTerms.slice(index, index + 2);
      return ranges.some(([first, last]) => from <= last && (next === undefined || next > first));
    });
    return this.#all<TermShard>(files);
  }

  /** @returns the terms of titles, which a mistyped word may have been meant for */
  vocabulary(): string[] | null {
    return this.#all<string>([this.#files.vocabulary])?.[0]?.split(' ') ?? null;
  }

  /** @returns what is stored of some documents, in their order */
  entriesOf(ids: readonly number[]): EntryShard | null {
    const { entriesPerFile } = this.#head;
    const files = ids.map((id) => this.#files.entries[Math.floor(id / entriesPerFile)] ?? '');
    const shards = this.#all<EntryShard>(files);
    return (
      shards?.flatMap((shard, index) => shard[(ids[index] ?? 0) % entriesPerFile] ?? []) ?? null
    );
  }

  /**
   * Fetches what was asked for and is not there.
   *
   * @throws if a file cannot be fetched
   */
  async fetchMissing(): Promise<void> {
    const files = [...this.#missing];
    this.#missing.clear();
    await Promise.all(files.map((file) => this.#fetch(file)));
  }

  /** Fetches the rest, one after the other, so that a search works offline from then on. Does not throw. */
  async fetchAhead(): Promise<void> {
    const { terms, entries, vocabulary } = this.#files;
    const files = [vocabulary, ...terms, ...entries];
    if (files.length > MAX_FILES_AHEAD) return;
    try {
      for (const file of files) await this.#fetch(file);
    } catch {
      // The network is gone; a search asks again.
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
