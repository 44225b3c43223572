import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes the files whose text changes: one left alone keeps its time stamp, and a watching build stays quiet. Of each
 * folder that is written to, files that are not named go.
 *
 * @param folder - the folder that holds all of them
 * @param files - their texts, by their path within it
 * @returns the files that were written
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<string[]> {
  for (const kind of new Set([...files.keys()].map((name) => path.dirname(name)))) {
    await mkdir(path.join(folder, kind), { recursive: true });
    if (kind === '.') continue;
    for (const entry of await readdir(path.join(folder, kind))) {
      if (!files.has(`${kind}/${entry}`)) await rm(path.join(folder, kind, entry));
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
