import {
  MAX_LINES,
  MAX_OUTPUT,
  type RunResult,
  type WorkerMessage,
} from '../../../sandbox/protocol';
import * as texts from '../../../texts/en/errors/stopped';

/** Matches code that can wait. */
const WAITING = /\b(?:await|Promise|then)\b/;

/** Adds a message from the worker to the run's result. */
export function collect(result: RunResult, message: WorkerMessage): void {
  switch (message.kind) {
    case 'output':
      // The worker also enforces the limits. This check stops programs that find a way to post messages
      // directly.
      if (
        lengthOf(result) + message.text.length > MAX_OUTPUT ||
        result.output.length >= MAX_LINES
      ) {
        result.cut = true;
      } else {
        const { level, text, test } = message;
        result.output.push({ level, text, ...(test === undefined ? {} : { test }) });
      }
      break;
    case 'cut':
      result.cut = true;
      break;
    case 'plan':
      result.tests = message.tests.map((test) => ({ ...test, outcome: 'unreached' }));
      break;
    case 'begin':
      result.running = message.index;
      break;
    case 'test': {
      delete result.running;
      const test = result.tests[message.index];
      if (test !== undefined) {
        test.outcome = message.failure === undefined ? 'passed' : 'failed';
        test.failure = message.failure;
      }
      break;
    }
    case 'trace':
      result.trace = message.trace;
      break;
    case 'end':
      delete result.running;
      result.end = message.error === undefined ? 'finished' : 'failed';
      result.error = message.error;
      break;
    case 'ready':
      break;
  }
}

/**
 * Ends a run at the time limit. The test that was running fails, and the results of the earlier ones remain.
 *
 * @param result - messages so far
 * @param code - the learner's code
 */
export function stoppedResult(result: RunResult, code: string): RunResult {
  const message = WAITING.test(code) ? texts.unfinishedOrWaiting : texts.unfinished;
  return {
    ...result,
    end: 'stopped',
    tests: result.tests.map((test, index) =>
      index === result.running ? { ...test, outcome: 'failed', failure: { message } } : test,
    ),
  };
}

function lengthOf({ output }: RunResult): number {
  return output.reduce((sum, { text }) => sum + text.length, 0);
}
