/** Hashes by which it is told whether something has changed. */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** One hash of several texts. */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(text).update('\0');
  }
  return hash.digest('base64url');
}

/**
 * A hash of the version of Node, and of the names and texts of all files below some folders.
 *
 * @param sources - folders and files
 */
export async function hashOfSources(sources: readonly string[]): Promise<string> {
  const texts = [process.version];
  for (const source of sources) {
    for (const file of await filesOf(source)) {
      texts.push(path.relative(source, file), await readFile(file, 'utf8'));
    }
  }
  return hashOf(texts);
}

async function filesOf(source: string): Promise<string[]> {
  if ((await stat(source)).isFile()) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
}
