import { CHECK, runContentScripts } from './contentScripts';

/** Runs the examples and exercises of the lessons in a process of its own, beside the bundles that are made meanwhile. */
export class ContentCheck {
  readonly #ending = new AbortController();
  readonly #result: ReturnType<typeof runContentScripts>;

  /**
   * Begins.
   *
   * @param root - the project's folder
   * @param scripts - what checks
   */
  constructor(root: string, scripts = CHECK) {
    this.#result = runContentScripts(scripts, root, this.#ending.signal);
  }

  /** @throws an error with a line for each mistake, once all has been run */
  async passed(): Promise<void> {
    const { problems, said } = await this.#result;
    if (problems) throw new Error(problems);
    process.stdout.write(said);
  }

  /** Ends it where nobody waits for it any more. */
  stop(): void {
    this.#ending.abort();
  }
}
