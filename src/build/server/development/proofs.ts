import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';
import type { Problem } from '../../../boot/development/devMessages';
import { NODE_ARGUMENTS } from '../../language/nodeArguments';

/** Script that runs all changed examples and exercises. */
const SCRIPT = 'src/build/content/run/check.ts';
const LINE = /^(.+?):(\d+) {2}(.*)$/;

/**
 * Runs the examples and exercises that have changed since they last passed. Uses a separate process at the
 * lowest priority, so that page updates aren't delayed.
 *
 * @param root - project root
 * @param signal - aborts the run
 * @returns the problems found
 */
export async function runProofs(root: string, signal: AbortSignal): Promise<Problem[]> {
  const options = { cwd: root, signal };
  const run = promisify(execFile)(process.execPath, [...NODE_ARGUMENTS, SCRIPT], options);
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
