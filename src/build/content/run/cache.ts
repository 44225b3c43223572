/** Remembers which programs and pages passed their checks, by a hash of everything they depend on. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeHash } from '../../codeHash';
import { hashOf } from '../cache/hashes';

/** Results for the site's lessons. CI keeps them between runs. */
const RESULTS = path.resolve('.build/checked/results.txt');

/** The code that runs programs and pages and checks their results. Changing it invalidates cached results. */
const ENGINES = {
  programs: [
    'src/build/content/run/process.ts',
    'src/build/content/run/realm.ts',
    'src/build/content/run/checkExample.ts',
    'src/build/content/run/checkExercise.ts',
    'src/build/content/run/checkMutants.ts',
    'src/build/content/run/checkOrder.ts',
    'src/build/content/run/checkTypes.ts',
  ],
  python: [
    'src/build/content/run/process.ts',
    'src/build/content/run/python/examples.ts',
    'src/build/content/run/python/solutions.ts',
    'src/build/content/run/checkExample.ts',
    'src/build/content/run/checkPython.ts',
  ],
  pages: [
    'src/languages/page/frame/host.ts',
    'src/languages/page/document/kit.ts',
    'src/build/documents/previewPage.ts',
    'src/build/content/run/PreviewRunner.ts',
    'src/build/content/run/checkWebExercise.ts',
    'src/build/content/run/checkPageMutants.ts',
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

  /** Reads the results for the site's lessons, whose code is only checked in the first language. */
  static ofSite(): Promise<Cache> {
    return Cache.read(RESULTS);
  }

  /** @param file - the file with the results of earlier runs; it might not exist */
  static async read(file: string): Promise<Cache> {
    const [text, programs, python, pages] = await Promise.all([
      readFile(file, 'utf8').catch(() => ''),
      codeHash(ENGINES.programs),
      codeHash(ENGINES.python),
      codeHash(ENGINES.pages),
    ]);
    return new Cache(file, { programs, python, pages }, text.split('\n').filter(Boolean));
  }

  /**
   * Returns the cache key of a program or page. Ignores line numbers.
   *
   * @param engine - the code that runs it
   * @param subject - the program or page, JSON-serializable
   */
  keyOf(engine: Engine, subject: unknown): string {
    const text = JSON.stringify(subject, (key, value: unknown) =>
      key === 'line' ? undefined : value,
    );
    return hashOf([this.#engines[engine], text]);
  }

  /** Returns true if the program or page with this key passed in an earlier run. */
  has(key: string): boolean {
    if (this.#known.has(key)) {
      this.#used.add(key);
    }
    return this.#known.has(key);
  }

  /** Records that the program or page with this key passed. */
  add(key: string): void {
    this.#used.add(key);
  }

  /**
   * Writes the keys of the programs and pages that passed.
   *
   * @param isWhole - true if everything was checked, so that keys not used in this run can be deleted
   */
  async write(isWhole: boolean): Promise<void> {
    const keys = isWhole ? this.#used : new Set([...this.#known, ...this.#used]);
    await mkdir(path.dirname(this.#file), { recursive: true });
    await writeFile(this.#file, `${[...keys].sort().join('\n')}\n`);
  }
}
