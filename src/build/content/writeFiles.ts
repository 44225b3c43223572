import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes only files whose contents changed, so that builds in watch mode don't rerun unnecessarily. Deletes
 * other files in the subfolders that it writes to.
 *
 * @param folder - output folder
 * @param files - contents by path within the folder
 * @returns the paths of the files that were written
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<string[]> {
  for (const kind of new Set([...files.keys()].map((name) => path.dirname(name)))) {
    await mkdir(path.join(folder, kind), { recursive: true });
    if (kind === '.') continue;
    for (const entry of await readdir(path.join(folder, kind), { withFileTypes: true })) {
      const isStale = entry.isFile() && !files.has(`${kind}/${entry.name}`);
      if (isStale) await rm(path.join(folder, kind, entry.name));
    }
  }
  const written: string[] = [];
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    const old = await readFile(file, 'utf8').catch(() => undefined);
    if (old === text) continue;
    await writeFile(file, text);
    written.push(name);
  }
  return written;
}
