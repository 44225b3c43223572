import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Compiler } from 'webpack';

/** The scripts that compile the content, in their order; the same as `npm run content`. */
const STEPS = [
  'src/build/content/generate.ts',
  'src/build/content/run/check.ts',
  'src/build/content/summarize.ts',
];

/** Compiles the content anew when a file of it changes in development, and reports mistakes in it as errors of the build. */
export class ContentPlugin {
  #problems = '';

  apply(compiler: Compiler): void {
    const folder = path.join(compiler.context, 'src/content');
    compiler.hooks.watchRun.tapPromise('ContentPlugin', async (watching) => {
      // Before the first build the content has been compiled by the command itself.
      const changes = [...(watching.modifiedFiles ?? []), ...(watching.removedFiles ?? [])];
      if (changes.some((file) => file.startsWith(folder))) {
        this.#problems = await compileContent(compiler.context);
      }
    });
    compiler.hooks.afterCompile.tap('ContentPlugin', (compilation) => {
      compilation.contextDependencies.add(folder);
      if (this.#problems) {
        compilation.errors.push(new compiler.webpack.WebpackError(this.#problems));
      }
    });
  }
}

/** @returns the mistakes in the content, one a line; empty if there are none */
async function compileContent(root: string): Promise<string> {
  for (const step of STEPS) {
    try {
      await promisify(execFile)(process.execPath, ['--import', 'tsx', step], { cwd: root });
    } catch (error) {
      return (error as { stderr: string }).stderr.trim() || String(error);
    }
  }
  return '';
}
