import type { Problem } from '../../../boot/development/messages';
import { CHECK, runContentScripts } from '../../webpack/contentScripts';

const LINE = /^(.+?):(\d+) {2}(.*)$/;

/**
 * Runs the examples and exercises of lessons that have changed since they were right, in a process of its own.
 *
 * @param root - the project's folder
 * @param signal - ends it
 * @returns what is wrong
 */
export async function runProofs(root: string, signal: AbortSignal): Promise<Problem[]> {
  const { problems } = await runContentScripts(CHECK, root, signal);
  return problems
    .split('\n')
    .filter(Boolean)
    .map((text) => {
      const [, file = 'src/content', line, reason = text] = LINE.exec(text) ?? [];
      return { file, ...(line ? { line: Number(line) } : {}), reason };
    });
}
