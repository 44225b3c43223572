/** Remembers what has been run and was right, by a hash of all that it depends on. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf, hashOfSources } from './hashes';

/** What runs programs, and what judges the runs. */
const ENGINE = ['src/sandbox', 'src/build/content/run', 'src/content/arrange.ts'];

export class Cache {
  readonly #file: string;
  readonly #engine: string;
  readonly #known: ReadonlySet<string>;
  readonly #used = new Set<string>();

  private constructor(file: string, engine: string, known: readonly string[]) {
    this.#file = file;
    this.#engine = engine;
    this.#known = new Set(known);
  }

  /** Reads what an earlier run has left in the file, if there is any. */
  static async read(file: string): Promise<Cache> {
    const text = await readFile(file, 'utf8').catch(() => '');
    return new Cache(file, await hashOfSources(ENGINE), text.split('\n').filter(Boolean));
  }

  /**
   * The hash of a subject; its lines do not count.
   *
   * @param subject - anything that can be written as JSON
   */
  keyOf(subject: unknown): string {
    const text = JSON.stringify(subject, (key, value: unknown) =>
      key === 'line' ? undefined : value,
    );
    return hashOf([this.#engine, text]);
  }

  /** Whether it was right before. */
  has(key: string): boolean {
    if (this.#known.has(key)) {
      this.#used.add(key);
    }
    return this.#known.has(key);
  }

  /** Notes that it is right. */
  add(key: string): void {
    this.#used.add(key);
  }

  /**
   * Writes what is right.
   *
   * @param isWhole - whether everything was asked for, so that the rest is out of date
   */
  async write(isWhole: boolean): Promise<void> {
    const kept = isWhole ? this.#used : new Set([...this.#known, ...this.#used]);
    await mkdir(path.dirname(this.#file), { recursive: true });
    await writeFile(this.#file, `${[...kept].sort().join('\n')}\n`);
  }
}
