import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';
import type { Problem } from '../../../boot/development/devMessages';

/** Runs all examples and exercises that have changed. */
const SCRIPT = 'src/build/content/run/check.ts';
const LINE = /^(.+?):(\d+) {2}(.*)$/;

/**
 * Runs the examples and exercises of lessons that have changed since they last passed, in a process of its own, at the lowest
 * priority, so that a change reaches the page first.
 *
 * @param root - the project's folder
 * @param signal - stops it
 * @returns the mistakes found
 */
export async function runProofs(root: string, signal: AbortSignal): Promise<Problem[]> {
  const options = { cwd: root, signal };
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', SCRIPT], options);
  if (run.child.pid) setPriority(run.child.pid, constants.priority.PRIORITY_LOW);
  const problems = await run.then(
    () => '',
    (error: unknown) => (error as { stderr?: string }).stderr?.trim() || String(error),
  );
  return problems
    .split('\n')
    .filter(Boolean)
    .map((text) => {
      const [, file = 'src/content', line, reason = text] = LINE.exec(text) ?? [];
      return { file, ...(line ? { line: Number(line) } : {}), reason };
    });
}
