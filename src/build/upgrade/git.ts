import { spawnSync } from 'node:child_process';

/**
 * Runs Git in the project.
 *
 * @param values - arguments
 * @param env - variables to add to the environment
 * @returns the output, without the line break at its end
 * @throws Error with Git's message if it fails
 */
export function git(values: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { isDone, output, message } = tryGit(values, env);
  if (!isDone) throw new Error(`git ${values.join(' ')} failed.\n${message}`);
  return output;
}

/** Runs Git for a command whose failure isn't an error, such as a merge with conflicts. */
export function tryGit(
  values: readonly string[],
  env: NodeJS.ProcessEnv = {},
): { isDone: boolean; output: string; message: string } {
  const { status, stdout, stderr } = spawnSync('git', values, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { isDone: status === 0, output: stdout.trimEnd(), message: (stderr || stdout).trim() };
}

/** @returns the lines of Git's output */
export function gitLines(values: readonly string[]): string[] {
  return git(values).split('\n').filter(Boolean);
}
