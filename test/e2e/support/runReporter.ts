import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import type { Results } from '../../run/results';

/**
 * A run fails if it retries more tests than this. One or two retries can be bad luck, but more point to a bug
 * in the tests or the site.
 */
const MAX_RETRIED = 2;

const FAILURES: ReadonlySet<TestResult['status']> = new Set(['failed', 'timedOut', 'interrupted']);

/**
 * Lists retried tests at the end of a run and fails the run if there are more than two. If the environment
 * variable `BROWSER_RESULTS` is set, writes the results to the file that it names.
 */
export default class RunReporter implements Reporter {
  #root = '';
  #tests: () => TestCase[] = () => [];

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#root = rootDir;
    this.#tests = () => suite.allTests();
  }

  onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    // Playwright also repeats tests that passed, if they're in a serial group with one that failed.
    const retried = this.#tests().filter(
      ({ results }) => results.length > 1 && results.some(({ status }) => FAILURES.has(status)),
    );
    this.#write(retried);
    if (retried.length === 0) return Promise.resolve(undefined);
    const isFailure = retried.length > MAX_RETRIED;
    const limit = isFailure ? `, more than the ${MAX_RETRIED} allowed` : '';
    const names = retried.map((test) => `  ${this.#nameOf(test)}\n`);
    process.stdout.write(`\nRetried tests: ${retried.length}${limit}\n${names.join('')}`);
    return Promise.resolve(isFailure ? { status: 'failed' } : undefined);
  }

  #write(retried: readonly TestCase[]): void {
    const file = process.env['BROWSER_RESULTS'];
    if (!file) return;
    const failed = this.#with('unexpected');
    const results: Results = {
      passed: this.#with('expected').length + this.#with('flaky').length,
      failed: failed.length,
      failedFiles: this.#filesOf(failed),
      retriedFiles: this.#filesOf(retried),
    };
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(results));
  }

  #with(outcome: ReturnType<TestCase['outcome']>): TestCase[] {
    return this.#tests().filter((test) => test.outcome() === outcome);
  }

  #filesOf(tests: readonly TestCase[]): string[] {
    return [...new Set(tests.map(({ location }) => path.relative(this.#root, location.file)))];
  }

  #nameOf(test: TestCase): string {
    const { file, line } = test.location;
    // Skips the root suite's empty title and the file name.
    const [, project, , ...titles] = test.titlePath();
    const prefix = project ? `[${project}] ` : '';
    return `${prefix}${path.relative(this.#root, file)}:${line} ${titles.join(' › ')}`;
  }
}
