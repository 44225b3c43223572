/**
 * Gives a language that hasn't been built yet copies of the first language's caches. Most of its modules and
 * code are the same, so building it takes about half as long; the caches detect what differs.
 */
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { buildDir, type BuildSettings } from '../settings';
import { contentFolder } from './languageFiles';

/** Caches of the content compiler that don't depend on the language. They're in the folder of its output. */
const CONTENT_CACHES = ['colored.txt', 'parsed.txt'];

/**
 * @param first - settings of the first language, whose content has been compiled
 * @param language - the language to compile next
 * @param root - project root
 */
export async function seedContentCaches(
  first: BuildSettings,
  language: string,
  root: string,
): Promise<void> {
  const from = path.join(root, contentFolder(first));
  const to = path.join(root, contentFolder({ ...first, language }));
  for (const file of CONTENT_CACHES) await copyMissing(path.join(from, file), path.join(to, file));
}

/**
 * @param first - settings of the first language, whose bundles have been built
 * @param language - the language to build next
 * @param root - project root
 */
export async function seedBundleCaches(
  first: BuildSettings,
  language: string,
  root: string,
): Promise<void> {
  const next = { ...first, language, outDir: path.join(first.outDir, language) };
  await copyMissing(buildDir(first, root, 'kept'), buildDir(next, root, 'kept'));
}

async function copyMissing(from: string, to: string): Promise<void> {
  if (existsSync(from) && !existsSync(to)) await cp(from, to, { recursive: true });
}
