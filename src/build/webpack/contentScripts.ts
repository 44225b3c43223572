import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs all examples and exercises that have changed. */
export const CHECK = ['src/build/content/run/check.ts'];

/**
 * Runs scripts of the content, one after another, until one of them finds mistakes.
 *
 * @param scripts - their files
 * @param root - the project's folder
 * @param signal - ends them
 * @returns the mistakes that they tell, one a line, empty if there are none; and what they say beside
 */
export async function runContentScripts(
  scripts: readonly string[],
  root: string,
  signal?: AbortSignal,
): Promise<{ problems: string; said: string }> {
  let said = '';
  for (const script of scripts) {
    try {
      const options = { cwd: root, ...(signal ? { signal } : {}) };
      const run = promisify(execFile)(process.execPath, ['--import', 'tsx', script], options);
      said += (await run).stdout;
    } catch (error) {
      const { stderr = '' } = error as { stderr?: string };
      return { problems: stderr.trim() || String(error), said };
    }
  }
  return { problems: '', said };
}
