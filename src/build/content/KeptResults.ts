/** Remembers what takes long to make, by a hash of all that it depends on. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from './run/hashes';

/** Results of one kind, each something that can be written as JSON, in one file. */
export class KeptResults<Result> {
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
   * @param file - where they are kept; there may be none yet
   * @param engine - hash of what makes them: after a change they are made again
   */
  static async read<Result>(file: string, engine: string): Promise<KeptResults<Result>> {
    const text = await readFile(file, 'utf8').catch(() => '');
    const lines = text.split('\n').filter(Boolean);
    const known = new Map(
      lines.map((line): [string, string] => [line.slice(0, HASH), line.slice(HASH + 1)]),
    );
    return new KeptResults(file, engine, known);
  }

  /** @param subject - what the result is made from: anything that can be written as JSON */
  keyOf(subject: unknown): string {
    return hashOf([this.#engine, JSON.stringify(subject)]);
  }

  /** @returns a copy of its own for each call; undefined if it has not been made */
  get(key: string): Result | undefined {
    const text = this.#used.get(key) ?? this.#known.get(key);
    if (text === undefined) return undefined;
    this.#used.set(key, text);
    return JSON.parse(text) as Result;
  }

  set(key: string, result: Result): void {
    this.#used.set(key, JSON.stringify(result));
  }

  /** @returns what has been made of a subject, or else what `make` gives */
  remember(subject: unknown, make: () => Result): Result {
    const key = this.keyOf(subject);
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }

  /** Writes the results that were asked for; others are out of date. */
  async write(): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true });
    // In an order that does not depend on which file was read first.
    const lines = [...this.#used].map(([key, text]) => `${key} ${text}\n`).sort();
    await writeFile(this.#file, lines.join(''));
  }
}

/** Characters of a hash. */
const HASH = hashOf([]).length;
