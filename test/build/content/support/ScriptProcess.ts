import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export interface ScriptRequest {
  /** Absolute path of the script. */
  script: string;
  args: readonly string[];
}

export interface ScriptResult {
  /** Exit code. */
  status: number;
  stdout: string;
  stderr: string;
}

const HOST = path.resolve('test/build/content/support/scriptHost.ts');

/** Time limit of a script, in ms. */
const TIME_LIMIT = 120_000;

/**
 * Runs command-line scripts one after another in one process, because loading the compiler takes longer than
 * compiling. If a script crashes or times out, the process ends, and the next script gets a new one.
 */
export class ScriptProcess {
  #child: ChildProcess | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  /**
   * @param script - path of a script that does its work in top-level code
   * @param args - command-line arguments
   * @throws an error with the process's stderr if the process ends
   */
  run(script: string, args: readonly string[]): Promise<ScriptResult> {
    const result = this.#queue.then(() => this.#send({ script: path.resolve(script), args }));
    this.#queue = result.catch(() => undefined);
    return result;
  }

  #send(request: ScriptRequest): Promise<ScriptResult> {
    const child = (this.#child ??= start());
    return new Promise((resolve, reject) => {
      let errors = '';
      const collect = (chunk: Buffer): void => void (errors += chunk.toString());
      const fail = (code: number | null, signal: string | null): void => {
        this.#child = undefined;
        finish();
        reject(new Error(`${request.script} ended with ${code ?? signal}:\n${errors}`));
      };
      const succeed = (result: ScriptResult): void => {
        finish();
        resolve(result);
      };
      const finish = (): void => {
        clearTimeout(timer);
        child.off('message', succeed).off('close', fail);
        child.stderr?.off('data', collect);
        // Between runs, the idle process must not keep Jest from exiting.
        child.channel?.unref();
      };
      const timer = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT);
      child.channel?.ref();
      child.once('message', succeed).once('close', fail);
      child.stderr?.on('data', collect);
      child.send(request);
    });
  }
}

function start(): ChildProcess {
  const child = fork(HOST, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.unref();
  const errors = child.stderr as (typeof child.stderr & { unref: () => void }) | null;
  errors?.unref();
  return child;
}
