/**
 * Applies the changes that releases need in a school's folder. `npm run upgrade` runs this file of the new
 * release.
 *
 *   npx tsx src/build/upgrade/runCodemods.ts <from version> <to version>
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isNewer } from './isNewer';

/** Files named `<version>-<what changes>.ts`, such as `1.3.0-rename-subtitle.ts`. */
const CODEMODS = path.join(import.meta.dirname, 'codemods');

/**
 * The default export of a codemod.
 *
 * @param root - project root
 * @returns what it has changed, one sentence per file; empty if there was nothing to change
 */
export type Codemod = (root: string) => Promise<string[]>;

const [from = '', to = ''] = process.argv.slice(2);
const files = await readdir(CODEMODS).catch(() => []);
for (const file of files.sort((a, b) => (isNewer(versionOf(a), versionOf(b)) ? 1 : -1))) {
  const version = versionOf(file);
  if (!isNewer(version, from) || isNewer(version, to)) continue;
  const { default: apply } = (await import(pathToFileURL(path.join(CODEMODS, file)).href)) as {
    default: Codemod;
  };
  for (const line of await apply(process.cwd())) process.stdout.write(`  ${line}\n`);
}

function versionOf(file: string): string {
  return file.split('-')[0] ?? '';
}
