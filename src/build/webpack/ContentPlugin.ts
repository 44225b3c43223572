import path from 'node:path';
import type { Compiler } from 'webpack';
import { CHECK, COMPILE, runContentScripts } from './contentScripts';

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
      this.#problems = (await runContentScripts(COMPILE, compiler.context)).problems;
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
    const { problems } = await runContentScripts(CHECK, compiler.context, signal);
    if (signal.aborted || !problems) return;
    this.#problems = problems;
    compiler.watching?.invalidate();
  }
}
