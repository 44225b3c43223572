/**
 * Hashes of how the wrong solutions fail, so that the site can name a reader's mistake without knowing the solutions.
 * They're kept in the repository, because running all solutions takes longer than the rest of the build.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reportHash } from '../../../exercise/mistakes/reportHash';
import type { RunResult } from '../../../sandbox/protocol';
import { outputFolder } from '../../language/languageFiles';
import type { ReportKeys } from './reportKeys';

/** The site's reports, relative to the project's folder. */
export const REPORTS_FILE = 'src/school/lessons/reports.txt';

/** Stored for a solution whose report can't be recognized: it takes too long, or it's different in each run. */
const NONE = '-';

/** Runs solutions and notes their reports. */
export type Recorder = Pick<Reports, 'run'>;

/** Runs solutions without noting their reports, for tasks whose mistakes the site doesn't name. */
export const UNRECORDED: Recorder = { run: (_key, run, until) => run(until) };

export class Reports {
  readonly #file: string;
  readonly #known: ReadonlyMap<string, string>;
  readonly #noted = new Map<string, string>();
  readonly #used = new Set<string>();

  private constructor(file: string, known: ReadonlyMap<string, string>) {
    this.#file = file;
    this.#known = known;
  }

  /** @param output - the folder of generated files; only tests use another one than the site's */
  static async read(output: string): Promise<Reports> {
    const file =
      path.resolve(output) === path.resolve(outputFolder())
        ? path.resolve(REPORTS_FILE)
        : path.join(output, 'reports.txt');
    const text = await readFile(file, 'utf8').catch(() => '');
    const lines = text.split('\n').filter(Boolean);
    return new Reports(file, new Map(lines.map((line) => line.split(' ') as [string, string])));
  }

  /** Returns true if all of an exercise's solutions have run. */
  hasAll(keys: ReportKeys | undefined): boolean {
    const all = keys ? [keys.starter, ...keys.wrong.map(({ key }) => key)] : [];
    all.forEach((key) => this.#used.add(key));
    return all.every((key) => this.#known.has(key));
  }

  /** Returns a solution's report hash; undefined if it hasn't run or if its report can't be recognized. */
  hashOf(key: string): string | undefined {
    const hash = this.#known.get(key);
    return hash === NONE ? undefined : hash;
  }

  /** Returns true if the solution with this key has run. */
  isKnown(key: string): boolean {
    return this.#known.has(key);
  }

  /**
   * Runs a solution, and notes its report unless it's known. For that, it runs twice: if the reports differ, for
   * example because they depend on the time, no reader's report could be recognized by them.
   *
   * @param run - runs the solution, up to a failure if one is given
   * @param until - the failure that's enough if the report is known
   * @returns the first result
   */
  async run(
    key: string,
    run: (until?: string) => Promise<RunResult>,
    until?: string,
  ): Promise<RunResult> {
    if (this.isKnown(key)) return run(until);
    const result = await run();
    const hash = reportHash(result);
    const isStable = hash !== null && hash === reportHash(await run());
    this.#noted.set(key, isStable ? hash : NONE);
    return result;
  }

  /**
   * Writes the file if a report is new or no longer used.
   *
   * @param isWhole - true if everything was checked, so that reports not used in this run can be deleted
   * @returns true if a report was missing. One that's no longer used does no harm
   */
  async write(isWhole: boolean): Promise<boolean> {
    const all = new Map([...this.#known, ...this.#noted]);
    const kept = [...all].filter(([key]) => !isWhole || this.#used.has(key));
    if (kept.length === this.#known.size && this.#noted.size === 0) return false;
    await mkdir(path.dirname(this.#file), { recursive: true });
    const lines = kept.map(([key, hash]) => `${key} ${hash}\n`).sort();
    await writeFile(this.#file, lines.join(''));
    return this.#noted.size > 0;
  }
}
