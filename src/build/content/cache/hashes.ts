/** Hashes that detect changes. */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Returns a single hash of several strings. */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(text).update('\0');
  }
  return hash.digest('base64url');
}

/**
 * Returns a hash of Node's version and of the names and contents of files.
 *
 * @param sources - files and folders; folders are read recursively
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
