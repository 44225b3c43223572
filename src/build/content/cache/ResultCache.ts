/** Caches results that are slow to compute, keyed by a hash of everything they depend on. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from './hashes';

/** A cache for a single type of JSON-serializable result, stored in a single file. */
export class ResultCache<Result> {
  readonly #file: string;
  readonly #engine: string;
  readonly #known: ReadonlyMap<string, string>;
  readonly #used = new Map<string, string>();

  private constructor(file: string, engine: string, known: ReadonlyMap<string, string>) {
    this.#file = file;
    this.#engine = engine;
    this.#known = known;
  }

  /**
   * @param file - cache file, which might not exist yet
   * @param engine - hash of the code that computes the results: a change invalidates all of them
   */
  static async read<Result>(file: string, engine: string): Promise<ResultCache<Result>> {
    const text = await readFile(file, 'utf8').catch(() => '');
    const lines = text.split('\n').filter(Boolean);
    const known = new Map(
      lines.map((line): [string, string] => [line.slice(0, HASH), line.slice(HASH + 1)]),
    );
    return new ResultCache(file, engine, known);
  }

  /** @param subject - the JSON-serializable input that the result is computed from */
  keyOf(subject: unknown): string {
    return hashOf([this.#engine, JSON.stringify(subject)]);
  }

  /** @returns a fresh copy of the result; undefined on a cache miss */
  get(key: string): Result | undefined {
    const text = this.#used.get(key) ?? this.#known.get(key);
    if (text === undefined) return undefined;
    this.#used.set(key, text);
    return JSON.parse(text) as Result;
  }

  set(key: string, result: Result): void {
    this.#used.set(key, JSON.stringify(result));
  }

  /** Returns the cached result for `subject`. On a miss, computes it with `make` and caches it. */
  remember(subject: unknown, make: () => Result): Result {
    const key = this.keyOf(subject);
    const known = this.get(key);
    if (known !== undefined) return known;
    const result = make();
    this.set(key, result);
    return result;
  }

  /** Writes the results used in this run. Drops the rest, which are out of date. */
  async write(): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true });
    // Sorted so that the file doesn't depend on the order in which results are read.
    const lines = [...this.#used].map(([key, text]) => `${key} ${text}\n`).sort();
    await writeFile(this.#file, lines.join(''));
  }
}

/** Length of a hash, in characters. */
const HASH = hashOf([]).length;
