import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export interface ProgramOptions {
  env?: Readonly<Record<string, string>>;
  /** Gets the script's output if the script fails. Without it, the output is printed as it comes. */
  onFailure?: (output: string) => void;
}

const running = new Set<ChildProcess>();

/**
 * Runs a Node script of the project and waits until it exits.
 *
 * @param args - path of the script and its arguments
 * @returns true if it exits with code 0
 */
export function runProgram(
  args: readonly string[],
  { env = {}, onFailure }: ProgramOptions = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: onFailure ? 'pipe' : 'inherit',
      // Starts a new process group so that the script's children can be killed with it.
      detached: true,
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (data: Buffer) => output.push(data));
    child.stderr?.on('data', (data: Buffer) => output.push(data));
    running.add(child);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      if (code !== 0 && signal !== 'SIGTERM') onFailure?.(Buffer.concat(output).toString());
      resolve(code === 0);
    });
  });
}

/** Kills all running child processes when this process gets SIGINT or SIGTERM. */
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

/** Kills all running child processes. */
export function endPrograms(signal: NodeJS.Signals): void {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // The process has already exited.
    }
  }
}
