/** Runs code, and its tests if there are any. Knows nothing of workers: the same in the browser and in Node. */
import { createAgain } from './again';
import { createConsole } from './capture';
import { commentsOf } from './comments';
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
  /** Whether what has been told is enough, so that the tests left need not run. */
  isEnough?: () => boolean;
}

/** Said where a program without tests has taken away what this file itself calls. */
const BROKEN: RunError = {
  name: 'Error',
  message: 'The code replaced a built-in that it needs to run.',
};

/**
 * Runs a program to its end: its last statement, its timers, its tests. A program that never ends is never done; whoever
 * calls sets the limit. With tests it leaves the language's own objects locked after it.
 *
 * @param tests - calls `test`, `hidden` and `expect`; without it the code is just run
 * @returns the error that ended the run, if one did outside of the tests
 */
export async function execute(
  code: string,
  tests: string | undefined,
  host: Host,
): Promise<RunError | undefined> {
  try {
    return await run(code, tests, host);
  } catch {
    return BROKEN;
  }
}

async function run(
  code: string,
  tests: string | undefined,
  host: Host,
): Promise<RunError | undefined> {
  const stray = createStray();
  host.onStray(stray.fail);
  const timers = trackTimers(host.timers, stray.fail);
  const planned: PlannedTest[] = [];
  const printed: string[] = [];
  const running: { test?: number } = {};
  try {
    const syntax = await syntaxError(code, host);
    if (syntax !== undefined) {
      return syntax;
    }
    const console = createConsole({
      print: (level, text) => {
        printed.push(...text.split('\n'));
        host.tell({ kind: 'output', level, text, ...running });
      },
      cut: () => host.tell({ kind: 'cut' }),
    });
    if (tests !== undefined) {
      lockIntrinsics();
    }
    const surroundings = { console, ...timers.program };
    const again = createAgain(code, { ...timers.program });
    const kit = createTestKit(planned, printed, again, () => commentsOf(code));
    const program = compile(code, tests, surroundings, { ...kit });
    await stray.unless(program());
    if (tests === undefined) {
      await stray.unless(timers.idle());
      return undefined;
    }
    if (planned.length === 0) {
      throw new Error(
        'The code ended before its tests could start. Is there a return outside a function?',
      );
    }
  } catch (error) {
    return describeError(error, code);
  }
  await runTests(planned, code, host, stray, (test) => {
    running.test = test;
  });
  timers.clear();
  return undefined;
}

async function runTests(
  planned: readonly PlannedTest[],
  code: string,
  host: Host,
  stray: Stray,
  begin: (test: number) => void,
): Promise<void> {
  host.tell({ kind: 'plan', tests: planned.map(({ name, hidden }) => ({ name, hidden })) });
  for (const [index, test] of planned.entries()) {
    begin(index);
    try {
      await stray.unless(runTest(test, host.timers));
      host.tell({ kind: 'test', index });
    } catch (error) {
      host.tell({ kind: 'test', index, failure: describeFailure(error, code) });
    }
    if (host.isEnough?.() === true) break;
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
        void settle(work, resolve, refuse);
      });
    },
  };

  /** By `await`, which asks for no `then` that a program may have replaced. */
  async function settle(
    work: Promise<void>,
    resolve: () => void,
    refuse: (error: unknown) => void,
  ): Promise<void> {
    try {
      await work;
      reject = undefined;
      resolve();
    } catch (error) {
      reject = undefined;
      refuse(error);
    }
  }
}
