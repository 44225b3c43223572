import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Compiler } from 'webpack';

/** The scripts that make what the site imports, in their order. */
const COMPILE = ['src/build/content/generate.ts', 'src/build/content/summarize.ts'];

/** Runs all examples and exercises that have changed. */
const CHECK = ['src/build/content/run/check.ts'];

/**
 * Compiles the content anew when a file of it changes in development, and runs its examples and exercises once the page
 * is there; mistakes are errors of the build.
 */
export class ContentPlugin {
  #problems = '';
  #isChecked = false;
  #checking = new AbortController();

  apply(compiler: Compiler): void {
    const folder = path.join(compiler.context, 'src/content');
    compiler.hooks.watchRun.tapPromise('ContentPlugin', async (watching) => {
      // Before the first build the content has been compiled by the command itself.
      const changes = [...(watching.modifiedFiles ?? []), ...(watching.removedFiles ?? [])];
      if (!changes.some((file) => file.startsWith(folder))) return;
      this.#checking.abort();
      this.#isChecked = false;
      this.#problems = await problemsOf(COMPILE, compiler.context);
    });
    compiler.hooks.afterCompile.tap('ContentPlugin', (compilation) => {
      compilation.contextDependencies.add(folder);
      if (this.#problems) {
        compilation.errors.push(new compiler.webpack.WebpackError(this.#problems));
      }
    });
    compiler.hooks.done.tap('ContentPlugin', () => {
      if (this.#isChecked || this.#problems) return;
      this.#isChecked = true;
      void this.#check(compiler);
    });
    compiler.hooks.watchClose.tap('ContentPlugin', () => this.#checking.abort());
  }

  async #check(compiler: Compiler): Promise<void> {
    this.#checking = new AbortController();
    const { signal } = this.#checking;
    const problems = await problemsOf(CHECK, compiler.context, signal);
    if (signal.aborted || !problems) return;
    this.#problems = problems;
    compiler.watching?.invalidate();
  }
}

/** @returns the mistakes in the content that some scripts tell, one a line; empty if there are none */
async function problemsOf(
  scripts: readonly string[],
  root: string,
  signal?: AbortSignal,
): Promise<string> {
  for (const script of scripts) {
    try {
      const options = { cwd: root, ...(signal ? { signal } : {}) };
      await promisify(execFile)(process.execPath, ['--import', 'tsx', script], options);
    } catch (error) {
      return (error as { stderr: string }).stderr.trim() || String(error);
    }
  }
  return '';
}
