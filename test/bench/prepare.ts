import { existsSync } from 'node:fs';
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOST_SCRIPT_HANDLER } from '../../src/boot/lostScripts';
import { compressTextFiles } from '../../src/build/files/compress';

const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Makes sure that a built site can be served like this one: with compressed texts and a page for unknown
 * addresses. A site that lacks these is copied first, without headers.
 *
 * @param from - folder of the built site
 * @param to - folder for a copy; existing files are deleted
 * @returns the folder to serve
 * @throws if there's no built site
 */
export async function prepareSite(from: string, to: string): Promise<string> {
  const home = path.join(from, 'index.html');
  if (!existsSync(home)) throw new Error(`${from} has no built site.`);
  const isReady = existsSync(`${home}.br`) && existsSync(path.join(from, '404.html'));
  if (isReady) return from;
  await copySite(from, to);
  // Without this file, the server would send our headers.
  if (!existsSync(path.join(to, '_headers'))) await writeFile(path.join(to, '_headers'), '');
  await compressTextFiles(to);
  return to;
}

/**
 * Copies a built site but leaves out its pages' external scripts. Prerendered pages look the same as the
 * originals.
 *
 * @param from - folder of the built site
 * @param to - folder of the copy; existing files are deleted
 */
export async function makeTwin(from: string, to: string): Promise<void> {
  await copySite(from, to);
  for (const entry of await readdir(to, { recursive: true })) {
    if (!entry.endsWith('.html')) continue;
    const file = path.join(to, entry);
    const html = await readFile(file, 'utf8');
    await writeFile(file, withoutScripts(html));
  }
  await compressTextFiles(to);
}

/** Removes a document's external scripts, and what would load them or reload the page because they're missing. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*\ssrc=[^>]*><\/script>\n?/g, '')
    .replace(/<link\b[^>]*\s(?:rel="modulepreload"|as="script")[^>]*>\n?/g, '')
    .replace(`<script>${LOST_SCRIPT_HANDLER}</script>`, '');
}

async function copySite(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, filter: (file) => !COMPRESSED.test(file) });
  const notFound = path.join(to, '404.html');
  if (!existsSync(notFound)) await cp(path.join(to, 'index.html'), notFound);
}
