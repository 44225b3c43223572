import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { NODE_ARGUMENTS } from './nodeArguments';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Runs a script in one of the site's languages.
 *
 * @param script - absolute path of the script
 * @param language - see `SiteLanguages`
 * @param args - command-line arguments
 * @returns the process
 */
export function forkInLanguage(
  script: string,
  language: string,
  args: readonly string[] = [],
): ChildProcess {
  return fork(script, args, {
    cwd: ROOT,
    env: { ...process.env, SITE_LANGUAGE: language },
    serialization: 'advanced',
    execArgv: [...NODE_ARGUMENTS],
  });
}
