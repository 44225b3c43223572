/** Remembers what has been run and was right, by a hash of all that it depends on. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeHash } from '../../codeHash';
import { hashOf } from './hashes';

/** Where results of the site's lessons are stored; the folder can be cached between machines. */
export const RESULTS = path.resolve('.build/checked/results.txt');

/** Code that runs programs or pages, and code that judges the runs. */
const ENGINES = {
  programs: [
    'src/build/content/run/process.ts',
    'src/build/content/run/checkExample.ts',
    'src/build/content/run/checkExercise.ts',
    'src/build/content/run/checkMutants.ts',
    'src/build/content/run/checkOrder.ts',
  ],
  pages: [
    'src/sandbox/preview/frame/host.ts',
    'src/sandbox/preview/document/kit.ts',
    'src/build/documents/previewPage.ts',
    'src/build/content/run/PreviewRunner.ts',
    'src/build/content/run/checkWebExercise.ts',
  ],
};

export type Engine = keyof typeof ENGINES;

export class Cache {
  readonly #file: string;
  readonly #engines: Readonly<Record<Engine, string>>;
  readonly #known: ReadonlySet<string>;
  readonly #used = new Set<string>();

  private constructor(
    file: string,
    engines: Readonly<Record<Engine, string>>,
    known: readonly string[],
  ) {
    this.#file = file;
    this.#engines = engines;
    this.#known = new Set(known);
  }

  /** Reads what an earlier run has left in the file, if there is any. */
  static async read(file: string): Promise<Cache> {
    const text = await readFile(file, 'utf8').catch(() => '');
    const [programs, pages] = await Promise.all([
      codeHash(ENGINES.programs),
      codeHash(ENGINES.pages),
    ]);
    return new Cache(file, { programs, pages }, text.split('\n').filter(Boolean));
  }

  /**
   * The hash of a subject and of what runs it; line numbers don't count.
   *
   * @param engine - what runs it
   * @param subject - anything that can be written as JSON
   */
  keyOf(engine: Engine, subject: unknown): string {
    const text = JSON.stringify(subject, (key, value: unknown) =>
      key === 'line' ? undefined : value,
    );
    return hashOf([this.#engines[engine], text]);
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
