import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** The file that the build writes last: a folder without it isn't a complete site. */
export const LAST_DOCUMENT = '404.html';

/**
 * @param outDir - folder of a built site
 * @param sources - files and folders that the site is built from
 * @returns `missing` without a whole site in the folder; `outdated` if a source has changed since, was added or removed
 */
export async function buildState(
  outDir: string,
  sources: readonly string[],
): Promise<'fresh' | 'outdated' | 'missing'> {
  const built = await changeOf(path.join(outDir, LAST_DOCUMENT));
  if (built === 0) return 'missing';
  const changes = await Promise.all(sources.map(lastChange));
  return Math.max(...changes) > built ? 'outdated' : 'fresh';
}

/** The time of a folder is that of the last file added or removed in it. */
async function lastChange(source: string): Promise<number> {
  const entries = await readdir(source, { recursive: true }).catch(() => []);
  const files = [source, ...entries.map((entry) => path.join(source, entry))];
  return Math.max(...(await Promise.all(files.map(changeOf))));
}

async function changeOf(file: string): Promise<number> {
  const facts = await stat(file).catch(() => null);
  return facts?.mtimeMs ?? 0;
}
