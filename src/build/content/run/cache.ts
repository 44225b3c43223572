/** Remembers which programs and pages passed their checks, by a hash of everything they depend on. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeHash } from '../../codeHash';
import { isFirstLanguage, readLanguages } from '../../language/siteLanguages';
import { hashOf } from '../cache/hashes';

/** Folder with the results for the site's lessons. CI keeps it between runs. */
const RESULTS = '.build/checked';

/** The code that runs programs and pages and checks their results. Changing it invalidates cached results. */
const ENGINES = {
  programs: [
    'src/build/content/run/process.ts',
    'src/build/content/run/checkExample.ts',
    'src/build/content/run/checkExercise.ts',
    'src/build/content/run/checkMutants.ts',
    'src/build/content/run/checkOrder.ts',
  ],
  pages: [
    'src/languages/page/frame/host.ts',
    'src/languages/page/document/kit.ts',
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

  /**
   * Reads the results for the site's lessons, in the language that this process builds. Lessons without a
   * translation are those of the first language, so its results count too.
   */
  static ofSite(root = process.cwd()): Promise<Cache> {
    const languages = readLanguages(process.env, root);
    const first = path.join(root, RESULTS, 'results.txt');
    return isFirstLanguage(languages)
      ? Cache.read(first)
      : Cache.read(path.join(root, RESULTS, `results.${languages.language}.txt`), [first]);
  }

  /**
   * Reads the results of earlier runs. The files might not exist.
   *
   * @param file - the file to write the results to
   * @param others - files with results that also count
   */
  static async read(file: string, others: readonly string[] = []): Promise<Cache> {
    const texts = [file, ...others].map((one) => readFile(one, 'utf8').catch(() => ''));
    const [programs, pages] = await Promise.all([
      codeHash(ENGINES.programs),
      codeHash(ENGINES.pages),
    ]);
    const known = (await Promise.all(texts)).flatMap((text) => text.split('\n').filter(Boolean));
    return new Cache(file, { programs, pages }, known);
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
