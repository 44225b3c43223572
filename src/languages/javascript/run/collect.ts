import {
  MAX_LINES,
  MAX_OUTPUT,
  type RunResult,
  type WorkerMessage,
} from '../../../sandbox/protocol';

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
    case 'test': {
      const test = result.tests[message.index];
      if (test !== undefined) {
        test.outcome = message.failure === undefined ? 'passed' : 'failed';
        test.failure = message.failure;
      }
      break;
    }
    case 'end':
      result.end = message.error === undefined ? 'finished' : 'failed';
      result.error = message.error;
      break;
    case 'ready':
      break;
  }
}

function lengthOf({ output }: RunResult): number {
  return output.reduce((sum, { text }) => sum + text.length, 0);
}
