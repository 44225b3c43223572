/** Puts together a run's result from what its worker told. */
import { MAX_LINES, MAX_OUTPUT, type RunResult, type WorkerMessage } from './protocol';

/** Adds one message to `result`. */
export function collect(result: RunResult, message: WorkerMessage): void {
  switch (message.kind) {
    case 'output':
      // The worker keeps the limits too; only a program that got hold of its messages goes beyond them here.
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
