import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { collect } from '../../src/sandbox/collect';
import { explain } from '../../src/sandbox/explain';
import { readWorkerMessage } from '../../src/sandbox/messages';
import { TIME_LIMIT, emptyResult, type RunResult } from '../../src/sandbox/protocol';

let child: ChildProcess | undefined;
let lastId = 0;
let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs a lesson's program in Node as the page would in the browser: the same engine, the same limit, nothing of Node in
 * reach. Programs share a process and run one after another; one that does not end costs its process.
 *
 * @param tests calls `test`, `hidden` and `expect`; without it the code is just run
 */
export function runInNode(code: string, tests?: string): Promise<RunResult> {
  const result = queue.then(() => runNext(code, tests));
  queue = result;
  return result;
}

/** The text that a run printed, as an `output` block of a lesson holds it. */
export function printed({ output }: RunResult): string {
  return output.map(({ text }) => text).join('\n');
}

/** Ends the process; call it after the last run. */
export function stopLessonProcess(): void {
  child?.kill('SIGKILL');
  child = undefined;
}

function runNext(code: string, tests: string | undefined): Promise<RunResult> {
  lastId += 1;
  const id = lastId;
  const runner = (child ??= startProcess());
  const result = emptyResult('finished');
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;

    function finish(): void {
      clearTimeout(timer);
      runner.off('message', receive);
      runner.off('error', reject);
      resolve(explain(result, code));
    }

    function receive(data: { id: number; message: unknown }): void {
      const message = data.id === id ? readWorkerMessage(data.message) : undefined;
      if (message?.kind === 'ready') {
        timer = setTimeout(() => {
          stopLessonProcess();
          result.end = 'stopped';
          finish();
        }, TIME_LIMIT);
      } else if (message !== undefined) {
        collect(result, message);
        if (message.kind === 'end') {
          finish();
        }
      }
    }

    runner.on('message', receive);
    runner.on('error', reject);
    runner.send({ id, code, tests });
  });
}

function startProcess(): ChildProcess {
  const file = path.join(process.cwd(), 'test/support/lessonProcess.ts');
  return fork(file, { execArgv: ['--import', 'tsx'] });
}
