/**
 * `npm test`: builds the site if it's stale, then runs the unit tests and the browser tests. A second site, for the
 * browser tests, is built during the unit tests.
 *
 *   npm test                          all tests except browser tests tagged `@all`
 *   npm run test:all                  all tests
 *   npm test -- unit [files]          unit tests only; passes the arguments to Jest
 *   npm test -- browser [arguments]   browser tests only; passes the arguments, such as `--shard=1/4`, to Playwright
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildState } from '../src/build/server/buildState';
import { siteSources } from '../src/build/server/siteSources';
import { endPrograms, endProgramsOnSignals, ROOT, runProgram } from './run/children';
import { readArguments } from './run/readArguments';
import {
  BROWSER_RESULTS,
  browserResults,
  UNIT_RESULTS,
  unitResults,
  type Results,
} from './run/results';
import { summary, type Step } from './run/summary';
import { TESTED_SITE, chooseEnglish } from './support/english';

const TSX = ['--import', 'tsx'];
const GENERATE = [...TSX, 'src/build/content/generate.ts'];
const BUILD = [process.env['npm_execpath'] ?? '', 'run', 'build'];
const BUILD_VARIANT = [...TSX, 'test/e2e/support/sites/buildVariant.ts'];
const JEST = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${UNIT_RESULTS}`];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'test/e2e'];
const FIX_VARIANT = "Fix the errors in the second site's build, which are above the summary.";

const isCi = Boolean(process.env['CI']);
const { unit, browser, all, rest } = readArguments(process.argv.slice(2));
const steps: Step[] = [];
/** Output of the second site's build, if it failed. */
let variantErrors = '';
const start = performance.now();
endProgramsOnSignals();
chooseEnglish();
for (const file of [UNIT_RESULTS, BROWSER_RESULTS]) {
  rmSync(file, { force: true });
  // Jest doesn't create the folder it writes to.
  mkdirSync(path.dirname(file), { recursive: true });
}

const next = await runTests();
// Stop the second site's build, which may still be running if the tests stopped early.
endPrograms('SIGTERM');
const total: Step = { name: 'Total', seconds: secondsSince(start), isPassed: next === null };
process.stdout.write(variantErrors && `\nThe second site couldn't be built:\n${variantErrors}`);
process.stdout.write(summary([...steps, total], [unitResults(), browserResults()], next));
process.exitCode = next === null ? 0 : 1;

/** Runs the requested tests. Returns advice on what to do about failures, or `null` if everything passed. */
async function runTests(): Promise<string | null> {
  if (!(await prepare())) return 'Fix the errors above, then run the same command again.';
  const variant = browser && !process.env['SITE_DIST_VARIANT'] ? startVariant() : null;
  const failures: string[] = [];
  if (unit) {
    const args = browser ? [] : rest;
    if (
      !(await step('Unit tests', () =>
        runProgram([...JEST, ...args], { env: all ? { TEST_ALL: '1' } : {} }),
      ))
    ) {
      failures.push(rerun('npm test -- unit', unitResults()));
      // CI runs everything to report all failures. Locally, it's more useful to stop at the first failed
      // step.
      if (!isCi && browser) {
        if (variantErrors) failures.push(FIX_VARIANT);
        return `${failures.join('\n')}\nThe browser tests were skipped.`;
      }
    }
  }
  if (browser) {
    if (variant && !(await variant)) failures.push(FIX_VARIANT);
    else if (!(await step('Browser tests', runBrowserTests))) {
      failures.push(rerun(`npm ${all ? 'run test:all' : 'test'} -- browser`, browserResults()));
    }
  }
  return failures.length > 0 ? failures.join('\n') : null;
}

function rerun(command: string, results: Results | null): string {
  const { failedFiles, retriedFiles } = results ?? { failedFiles: [], retriedFiles: [] };
  const files = failedFiles.length > 0 ? failedFiles : retriedFiles;
  return `Next: ${command} ${files.slice(0, 3).join(' ')}`.trimEnd();
}

async function prepare(): Promise<boolean> {
  if (!browser || process.env['SITE_DIST']) {
    return step('Content', () => runProgram(GENERATE));
  }
  const state = isCi ? 'always rebuilt in CI' : await buildState(TESTED_SITE, siteSources(ROOT));
  if (state === 'fresh') return step('Content', () => runProgram(GENERATE));
  return step(`Build (${TESTED_SITE} is ${state})`, () =>
    runProgram(BUILD, { env: { OUT_DIR: TESTED_SITE } }),
  );
}

function startVariant(): Promise<boolean> {
  return step('Second site, in the background', () =>
    runProgram(BUILD_VARIANT, { onFailure: (output) => (variantErrors = output) }),
  );
}

function runBrowserTests(): Promise<boolean> {
  const filter = all ? [] : ['--grep-invert', '@all'];
  return runProgram([...PLAYWRIGHT, ...filter, ...rest], { env: { BROWSER_RESULTS } });
}

async function step(name: string, run: () => Promise<boolean>): Promise<boolean> {
  process.stdout.write(`\n${name}\n`);
  const begin = performance.now();
  const isPassed = await run();
  steps.push({ name, seconds: secondsSince(begin), isPassed });
  return isPassed;
}

function secondsSince(begin: number): number {
  return (performance.now() - begin) / 1000;
}
