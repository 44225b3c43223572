/** Runs the exercise that the home page shows failing, mended and passing, and tells what came of it. */
import { codeText, type CodeLine } from '../../content/lesson';
import { MENDED_EXERCISE } from '../../content/mendedExercise';
import { explain } from '../../sandbox/explain';
import { hasPassed, type RunResult } from '../../sandbox/protocol';
import { NodeRunner } from './run/NodeRunner';
import { PATIENT } from './run/outcomes';
import type { ContentProblem } from './validateTypes';

const FILE = 'src/content/mendedExercise.ts';

const HEADER =
  '// Made by src/build/content/summarize.ts from src/content/mendedExercise.ts. Changes here are lost.\n';

/** What its tests say, as a reader sees it. */
export interface MendedRuns {
  firstTry: RunResult;
  mended: RunResult;
}

/**
 * @param exercise - its code before and after it was mended, and its tests
 * @returns what the tests say of both
 */
export async function runMended({
  firstTry,
  mended,
  tests,
}: {
  firstTry: readonly CodeLine[];
  mended: readonly CodeLine[];
  tests: string;
} = MENDED_EXERCISE): Promise<MendedRuns> {
  const runner = new NodeRunner();
  const run = async (lines: readonly CodeLine[]) => {
    const code = codeText(lines);
    return explain(await runner.run(code, tests, PATIENT), code);
  };
  try {
    return { firstTry: await run(firstTry), mended: await run(mended) };
  } finally {
    await runner.stop();
  }
}

/**
 * @param runs - what the tests say
 * @returns why they can't be shown as a failure and its mending; nothing if they can
 */
export function mendedProblems({ firstTry, mended }: MendedRuns): ContentProblem[] {
  const told = firstTry.tests.some(({ failure }) => failure?.expected && failure.received);
  return [
    ...(told
      ? []
      : [{ file: FILE, entry: 'firstTry', reason: 'no test fails with two values that differ' }]),
    ...(hasPassed(mended)
      ? []
      : [{ file: FILE, entry: 'mended', reason: "it doesn't pass all tests" }]),
  ];
}

/**
 * @param runs - what the tests say
 * @returns the text of the module that the home page imports
 */
export function mendedRunsModule(runs: MendedRuns): string {
  return `${HEADER}import type { RunResult } from '../src/sandbox/protocol';

export const MENDED_RUNS: Readonly<Record<'firstTry' | 'mended', RunResult>> = ${JSON.stringify(runs, null, 2)};
`;
}
