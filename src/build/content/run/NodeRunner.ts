/** Runs programs in Node the way the site does in the browser: same engine, same time limit, no Node APIs. */
import type { ChildProcess } from 'node:child_process';
import { TIME_LIMIT, type RunResult } from '../../../sandbox/protocol';
import type { TraceOptions } from '../../../sandbox/trace';
import { runIn, startProcess, type Language } from './childRuns';

/**
 * Programs with tests freeze the built-ins, and traced ones change some of them, so each of these runs in a
 * separate process.
 */
type Kind = `${'open' | 'locked'}${'' | ', traced'}`;

/** Runs one program after another. Replaces the process if a program times out. */
export class NodeRunner {
  readonly #processes = new Map<Kind, Promise<ChildProcess>>();
  readonly #language: Language;

  /** @param language - the programs' language. Python takes seconds to start */
  constructor(language: Language = 'JavaScript') {
    this.#language = language;
  }

  /**
   * Runs code with or without tests. Runs must not overlap.
   *
   * @param limit - time limit, in ms
   * @param until - stops at the first failed test whose name, message or label contains this; undefined to run all
   * @param trace - if set, the instrumented program runs instead, and its steps are recorded
   */
  async run(
    code: string,
    tests?: string,
    limit = TIME_LIMIT,
    until?: string,
    trace?: TraceOptions,
  ): Promise<RunResult> {
    const kind: Kind = `${tests === undefined ? 'open' : 'locked'}${trace ? ', traced' : ''}`;
    const started = this.#processes.get(kind) ?? startProcess(this.#language, trace !== undefined);
    this.#processes.set(kind, started);
    const child = await started;
    const result = await runIn(child, { code, tests, until, trace }, limit);
    if (result.end === 'stopped') {
      this.#processes.delete(kind);
      child.kill('SIGKILL');
    }
    return result;
  }

  /** Kills the processes. */
  async stop(): Promise<void> {
    const children = await Promise.all(this.#processes.values());
    this.#processes.clear();
    children.forEach((child) => child.kill('SIGKILL'));
  }
}
