import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export interface ProgramOptions {
  env?: Readonly<Record<string, string>>;
  /** Whether its output is held back, to be printed if it fails. */
  isQuiet?: boolean;
}

const running = new Set<ChildProcess>();

/**
 * Runs a program of the project until it ends.
 *
 * @param args - file below `node_modules` or a script of the project, and its arguments
 * @returns whether it succeeded
 */
export function runProgram(
  args: readonly string[],
  { env = {}, isQuiet = false }: ProgramOptions = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: isQuiet ? 'pipe' : 'inherit',
      // A group of its own, so that whatever it starts can be ended with it.
      detached: true,
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (data: Buffer) => output.push(data));
    child.stderr?.on('data', (data: Buffer) => output.push(data));
    running.add(child);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      if (code !== 0 && signal !== 'SIGTERM') process.stderr.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

/** Ends every program that is still running when this process is told to end. */
export function endProgramsOnSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => {
      endPrograms(signal);
      process.exit(code);
    });
  }
}

/** Ends every program that is still running. */
export function endPrograms(signal: NodeJS.Signals): void {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // It has ended by now.
    }
  }
}
