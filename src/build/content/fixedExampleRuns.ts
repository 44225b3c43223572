/** Runs the exercise that the home page shows failing, fixed, and passing. */
import { codeText, type CodeLine } from '../../content/lesson';
import { FIXED_EXAMPLE } from '../../content/fixedExample';
import { explain } from '../../sandbox/explain';
import { hasPassed, type RunResult } from '../../sandbox/protocol';
import { NodeRunner } from './run/NodeRunner';
import { PATIENT } from './run/outcomes';
import type { ContentProblem } from './validateTypes';

const FILE = 'src/content/fixedExample.ts';

const HEADER =
  '// Made by src/build/content/summarize.ts from src/content/fixedExample.ts. Changes here are lost.\n';

/** What its tests say, as a reader sees it. */
export interface FixedExampleRuns {
  firstTry: RunResult;
  fixed: RunResult;
}

/**
 * @param exercise - its code before and after the fix, and its tests
 * @returns what the tests say of both
 */
export async function runFixedExample({
  firstTry,
  fixed,
  tests,
}: {
  firstTry: readonly CodeLine[];
  fixed: readonly CodeLine[];
  tests: string;
} = FIXED_EXAMPLE): Promise<FixedExampleRuns> {
  const runner = new NodeRunner();
  const run = async (lines: readonly CodeLine[]) => {
    const code = codeText(lines);
    return explain(await runner.run(code, tests, PATIENT), code);
  };
  try {
    return { firstTry: await run(firstTry), fixed: await run(fixed) };
  } finally {
    await runner.stop();
  }
}

/**
 * @param runs - what the tests say
 * @returns why they can't be shown as a failure and its fix; nothing if they can
 */
export function fixedExampleProblems({ firstTry, fixed }: FixedExampleRuns): ContentProblem[] {
  const differs = firstTry.tests.some(({ failure }) => failure?.expected && failure.received);
  return [
    ...(differs
      ? []
      : [{ file: FILE, entry: 'firstTry', reason: 'no test fails with two values that differ' }]),
    ...(hasPassed(fixed)
      ? []
      : [{ file: FILE, entry: 'fixed', reason: "it doesn't pass all tests" }]),
  ];
}

/**
 * @param runs - what the tests say
 * @returns the text of the module that the home page imports
 */
export function fixedExampleRunsModule(runs: FixedExampleRuns): string {
  return `${HEADER}import type { RunResult } from '../src/sandbox/protocol';

export const FIXED_EXAMPLE_RUNS: Readonly<Record<'firstTry' | 'fixed', RunResult>> = ${JSON.stringify(runs, null, 2)};
`;
}
