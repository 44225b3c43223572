import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Used {
  seconds: number;
  megabytes: number;
}

export interface Step {
  /** By the clock, seconds; depends on what else the machine does. */
  wall: number;
  /** Processor time of all its processes, seconds. */
  cpu: number;
  /** The most memory that one of its processes had at once. */
  megabytes: number;
}

/**
 * Runs a command of Node.
 *
 * @param folder - where
 * @param args - script and arguments
 * @param env - variables beside those of this process
 * @returns what it took
 * @throws an error if it fails
 */
export function runStep(folder: string, args: readonly string[], env: NodeJS.ProcessEnv): Step {
  const usage = path.join(tmpdir(), `growth-usage-${process.pid}`);
  rmSync(usage, { force: true });
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...env,
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'usage.mjs')).href}`,
      GROWTH_USAGE: usage,
    },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed.`);
  const used = readFileSync(usage, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Used);
  return {
    wall: (performance.now() - start) / 1_000,
    cpu: used.reduce((sum, { seconds }) => sum + seconds, 0),
    megabytes: Math.max(...used.map(({ megabytes }) => megabytes)),
  };
}
