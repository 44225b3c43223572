import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOST_SCRIPT_HANDLER } from '../../src/boot/lostScripts';
import { compressTextFiles } from '../../src/build/files/compress';

/**
 * Copies a built site but leaves out its pages' external scripts. The copied pages look the same as the
 * originals.
 *
 * @param from - folder of the built site
 * @param to - folder of the copy; existing files are deleted
 */
export async function makeTwin(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  for (const entry of await readdir(to, { recursive: true })) {
    if (!entry.endsWith('.html')) continue;
    const file = path.join(to, entry);
    const html = await readFile(file, 'utf8');
    const twin = html
      .replace(/<script src=[^>]*><\/script>\n?/g, '')
      // Removes the handler that would reload the page because its scripts are missing.
      .replace(`<script>${LOST_SCRIPT_HANDLER}</script>`, '');
    await writeFile(file, twin);
  }
  await compressTextFiles(to);
}
