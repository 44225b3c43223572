import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** The last file that a build writes. A folder without it isn't a complete site. */
export const LAST_DOCUMENT = '404.html';

/**
 * Compares a built site with its sources.
 *
 * @param outDir - folder of the built site
 * @param sources - files and folders that the site is built from
 * @returns `missing` if the folder has no complete site; `outdated` if a source has been changed, added, or
 *   removed since the build
 */
export async function buildState(
  outDir: string,
  sources: readonly string[],
): Promise<'fresh' | 'outdated' | 'missing'> {
  const buildTime = await mtimeOf(path.join(outDir, LAST_DOCUMENT));
  if (buildTime === 0) return 'missing';
  const changes = await Promise.all(sources.map(lastChange));
  return Math.max(...changes) > buildTime ? 'outdated' : 'fresh';
}

/** Includes the folders' own modification times, which change when a file is added or removed. */
async function lastChange(source: string): Promise<number> {
  const entries = await readdir(source, { recursive: true }).catch(() => []);
  const files = [source, ...entries.map((entry) => path.join(source, entry))];
  return Math.max(...(await Promise.all(files.map(mtimeOf))));
}

async function mtimeOf(file: string): Promise<number> {
  const stats = await stat(file).catch(() => null);
  return stats?.mtimeMs ?? 0;
}
