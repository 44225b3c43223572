import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { buildDir, type BuildSettings } from '../settings';
import { contentFolder } from './languageFiles';

/** Caches of the content compiler that don't depend on the language. They're in the folder of its output. */
const CONTENT_CACHES = ['colored.txt', 'parsed.txt'];

/**
 * Gives a language that hasn't been built yet the caches of the first one: most of its modules and code are
 * the same, so building it takes about half as long. The caches detect what differs.
 *
 * @param first - settings of the first language, which has been built
 * @param language - the language to build next
 * @param root - project root
 */
export async function seedCaches(
  first: BuildSettings,
  language: string,
  root: string,
): Promise<void> {
  const next = { ...first, language, outDir: path.join(first.outDir, language) };
  const content = (settings: BuildSettings, file: string) =>
    path.join(root, contentFolder(settings), file);
  await Promise.all([
    copyMissing(buildDir(first, root, 'kept'), buildDir(next, root, 'kept')),
    ...CONTENT_CACHES.map((file) => copyMissing(content(first, file), content(next, file))),
  ]);
}

async function copyMissing(from: string, to: string): Promise<void> {
  if (existsSync(from) && !existsSync(to)) await cp(from, to, { recursive: true });
}
