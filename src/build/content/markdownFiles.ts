import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isTranslation } from '../language/languageFiles';

export const SOLUTIONS = '.solutions.md';

/**
 * @param folder - a folder of lessons or pages, which may be missing
 * @returns sorted paths of its Markdown files and those in its subfolders, without READMEs and translations
 */
export async function markdownFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.endsWith('.md') && path.basename(entry) !== 'README.md')
    .filter((entry) => !isTranslation(entry))
    .sort()
    .map((entry) => path.join(folder, entry));
}
