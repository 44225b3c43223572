/** Runs code and its tests, if any. Doesn't depend on workers, so it runs in browsers and in Node. */
import { createLarge } from '../kit/large';
import { LEFT_OUT } from '../kit/leftOut';
import { createRerun } from '../kit/rerun';
import { createConsole } from '../printing/capture';
import { commentsOf } from '../source/comments';
import { createTestKit, type PlannedTest } from '../kit/kit';
import { installHooks } from '../trace/hooks';
import { withoutInsertions } from '../trace/insertions';
import { Recorder } from '../trace/Recorder';
import type { RunError, WorkerMessage } from '../../../sandbox/protocol';
import { LATE, type TraceOptions } from '../../../sandbox/trace';
import * as texts from '../../../texts/en/errors/run';
import { describeError, describeFailure, describeSyntaxError } from './errors';
import { lockIntrinsics } from './intrinsics';
import { checkSyntax, compile, type Surroundings } from './program';
import { lineOfSyntaxError } from './syntaxLine';
import { trackTimers, turn, type HostTimers } from './timers';

export interface Host {
  timers: HostTimers;
  /** Receives all messages except `ready` and `end`, in order. */
  post: (message: Exclude<WorkerMessage, { kind: 'ready' | 'end' }>) => void;
  /** Finds the line of a syntax error, which every engine reports differently. */
  locate: (code: string) => Promise<number | undefined>;
  /** Registers a callback for uncaught errors, such as unhandled rejections. */
  onStray: (fail: (error: unknown) => void) => void;
  /** More names in scope for the program, and functions that replace those of the test kit. */
  given?: { program: Surroundings; kit: Surroundings };
  /** Called after each test. Returns true to skip the remaining tests. */
  isEnough?: () => boolean;
}

/** Reported if a program without tests breaks a built-in that this file depends on. */
const BROKEN: RunError = {
  name: 'Error',
  message: texts.brokenBuiltIn,
};

/**
 * Runs a program to completion, including its timers and tests. There's no time limit: the caller has to stop
 * a program that never ends. With tests, the built-ins are read-only afterward.
 *
 * @param tests - JavaScript that calls `test`, `hidden`, and `expect`; if undefined, the code just runs
 * @param trace - the instrumented program, which runs instead of the original and whose steps are recorded
 * @returns the error that ended the run, or undefined; an error in a test is reported as that test's failure
 *   instead
 */
export async function execute(
  code: string,
  tests: string | undefined,
  host: Host,
  trace?: TraceOptions,
): Promise<RunError | undefined> {
  if (trace !== undefined) installHooks(withoutInsertions(trace.key));
  const recorder =
    trace && new Recorder(trace, (steps) => host.post({ kind: 'trace', trace: steps }));
  // Nothing else reports the steps of a program that waits for something that never happens.
  const late = recorder && host.timers.setTimeout(() => recorder.finish(false), LATE);
  try {
    return await run(code, tests, host, trace, recorder);
  } catch {
    return BROKEN;
  } finally {
    host.timers.clearTimeout(late as never);
    recorder?.finish(true);
  }
}

async function run(
  code: string,
  tests: string | undefined,
  host: Host,
  trace: TraceOptions | undefined,
  recorder: Recorder | undefined,
): Promise<RunError | undefined> {
  const uncaught = trackUncaughtErrors();
  host.onStray(uncaught.fail);
  const timers = trackTimers(host.timers, uncaught.fail, () => recorder?.timer());
  const planned: PlannedTest[] = [];
  const printed: string[] = [];
  const running: { test?: number } = {};
  const progress = { hasFailed: false };
  try {
    const syntax = await syntaxError(code, host);
    if (syntax !== undefined) {
      return syntax;
    }
    const console = createConsole({
      print: (level, text) => {
        printed.push(...text.split('\n'));
        recorder?.print();
        host.post({ kind: 'output', level, text, ...running });
      },
      cut: () => host.post({ kind: 'cut' }),
    });
    if (tests !== undefined) {
      lockIntrinsics();
    }
    const surroundings = { console, ...timers.program, ...host.given?.program };
    const hasFailed = (): boolean => progress.hasFailed;
    const kit = createTestKit(planned, printed, {
      rerun: createRerun(code, { ...timers.program }, hasFailed),
      large: createLarge(hasFailed),
      comments: () => commentsOf(code),
    });
    const names =
      trace && recorder ? { ...surroundings, [trace.key]: recorder.probe } : surroundings;
    const program = compile(trace?.code ?? code, tests, names, { ...kit, ...host.given?.kit });
    await uncaught.race(program());
    recorder?.endProgram();
    if (tests === undefined) {
      await uncaught.race(timers.idle());
      return undefined;
    }
    if (planned.length === 0) {
      throw new Error(texts.endedEarly);
    }
  } catch (error) {
    return describeError(error, code);
  }
  await runTests(planned, code, host, uncaught, progress, (test) => {
    running.test = test;
    recorder?.beginTest(test);
  });
  timers.clear();
  return undefined;
}

async function runTests(
  planned: readonly PlannedTest[],
  code: string,
  host: Host,
  uncaught: UncaughtErrors,
  progress: { hasFailed: boolean },
  begin: (test: number) => void,
): Promise<void> {
  host.post({ kind: 'plan', tests: planned.map(({ name, hidden }) => ({ name, hidden })) });
  for (const [index, test] of planned.entries()) {
    begin(index);
    host.post({ kind: 'begin', index });
    try {
      await uncaught.race(runTest(test, host.timers));
      host.post({ kind: 'test', index });
    } catch (error) {
      // `rerun` or `large` skipped the test, so report no result for it.
      if (error === LEFT_OUT) continue;
      progress.hasFailed = true;
      host.post({ kind: 'test', index, failure: describeFailure(error, code) });
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
  // A rejection that isn't awaited should fail this test, not the next one.
  await turn(timers);
}

interface UncaughtErrors {
  fail: (error: unknown) => void;
  /** Settles when `work` does, or rejects as soon as there's an uncaught error. */
  race: (work: Promise<void>) => Promise<void>;
}

function trackUncaughtErrors(): UncaughtErrors {
  let reject: ((error: unknown) => void) | undefined;
  let early: { error: unknown } | undefined;
  return {
    fail(error) {
      if (reject === undefined) {
        early ??= { error };
      }
      reject?.(error);
    },
    race(work) {
      return new Promise((resolve, refuse) => {
        if (early !== undefined) {
          // A program can throw any value, not just errors.
          // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
          refuse(early.error);
          early = undefined;
        }
        reject = refuse;
        void settle(work, resolve, refuse);
      });
    },
  };

  /** Uses `await` instead of `then`, because a program might have replaced `Promise.prototype.then`. */
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
