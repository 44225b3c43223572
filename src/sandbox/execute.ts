/** Runs code, and its tests if there are any. Knows nothing of workers: the same in the browser and in Node. */
import { createConsole } from './capture';
import { describeError, describeFailure, describeSyntaxError } from './errors';
import { lockIntrinsics } from './intrinsics';
import { createTestKit, type PlannedTest } from './kit';
import { checkSyntax, compile } from './program';
import type { RunError, WorkerMessage } from './protocol';
import { lineOfSyntaxError } from './syntaxLine';
import { trackTimers, turn, type HostTimers } from './timers';

export interface Host {
  timers: HostTimers;
  /** Receives everything but `ready` and `end`, in the order in which it happens. */
  tell: (message: Exclude<WorkerMessage, { kind: 'ready' | 'end' }>) => void;
  /** Finds the line of a syntax error, which engines tell in ways of their own. */
  locate: (code: string) => Promise<number | undefined>;
  /** Takes the function to call with errors that nothing caught, such as a rejected promise's. */
  onStray: (fail: (error: unknown) => void) => void;
}

/**
 * Runs a program to its end: its last statement, its timers, its tests. A program that never ends is never done; whoever
 * calls sets the limit. With tests it leaves the language's own objects locked behind it.
 *
 * @param tests - calls `test`, `hidden` and `expect`; without it the code is just run
 * @returns the error that ended the run, if one did outside of the tests
 */
export async function execute(
  code: string,
  tests: string | undefined,
  host: Host,
): Promise<RunError | undefined> {
  const stray = createStray();
  host.onStray(stray.fail);
  const timers = trackTimers(host.timers, stray.fail);
  const planned: PlannedTest[] = [];
  const printed: string[] = [];
  try {
    const syntax = await syntaxError(code, host);
    if (syntax !== undefined) {
      return syntax;
    }
    const console = createConsole({
      print: (level, text) => {
        printed.push(...text.split('\n'));
        host.tell({ kind: 'output', level, text });
      },
      cut: () => host.tell({ kind: 'cut' }),
    });
    if (tests !== undefined) {
      lockIntrinsics();
    }
    const surroundings = { console, ...timers.program };
    const run = compile(code, tests, surroundings, { ...createTestKit(planned, printed) });
    await stray.unless(run());
    if (tests === undefined) {
      await stray.unless(timers.idle());
      return undefined;
    }
    if (planned.length === 0) {
      throw new Error(
        'The code ended before its tests could begin: is there a return outside of a function?',
      );
    }
  } catch (error) {
    return describeError(error, code);
  }
  await runTests(planned, code, host, stray);
  timers.clear();
  return undefined;
}

async function runTests(
  planned: readonly PlannedTest[],
  code: string,
  host: Host,
  stray: Stray,
): Promise<void> {
  host.tell({ kind: 'plan', tests: planned.map(({ name, hidden }) => ({ name, hidden })) });
  for (const [index, test] of planned.entries()) {
    try {
      await stray.unless(runTest(test, host.timers));
      host.tell({ kind: 'test', index });
    } catch (error) {
      host.tell({ kind: 'test', index, failure: describeFailure(error, code) });
    }
  }
}

async function syntaxError(code: string, host: Host): Promise<RunError | undefined> {
  try {
    checkSyntax(code);
    return undefined;
  } catch (error) {
    const line = lineOfSyntaxError(error) ?? (await host.locate(code));
    return describeSyntaxError(error, code, line);
  }
}

async function runTest(test: PlannedTest, timers: HostTimers): Promise<void> {
  await test.run();
  // A promise that nobody awaited should count for its own test.
  await turn(timers);
}

interface Stray {
  fail: (error: unknown) => void;
  /** Settles as the work does, or fails with an error that nothing caught meanwhile. */
  unless: (work: Promise<void>) => Promise<void>;
}

function createStray(): Stray {
  let reject: ((error: unknown) => void) | undefined;
  let early: { error: unknown } | undefined;
  return {
    fail(error) {
      if (reject === undefined) {
        early ??= { error };
      }
      reject?.(error);
    },
    unless(work) {
      return new Promise((resolve, refuse) => {
        if (early !== undefined) {
          // A program may throw anything, and it is told as it is.
          // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
          refuse(early.error);
          early = undefined;
        }
        reject = refuse;
        work
          .finally(() => {
            reject = undefined;
          })
          .then(resolve, refuse);
      });
    },
  };
}
