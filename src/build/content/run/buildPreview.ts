/** Builds the page that runs checks on readers' pages. It's the same file that the site ships. */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { readSettings } from '../../settings';
import { previewConfig } from '../../webpack/previewConfig';

/**
 * @param folder - cache folder
 * @param version - hash of the page's sources; a cached file from another version is deleted
 * @returns the page's HTML
 */
export async function buildPreview(folder: string, version: string): Promise<string> {
  const output = path.join(folder, version);
  const file = path.join(output, 'preview.html');
  const cached = await readFile(file, 'utf8').catch(() => undefined);
  if (cached !== undefined) return cached;
  await rm(folder, { recursive: true, force: true });
  const settings = { ...readSettings(process.env, process.cwd()), outDir: output };
  const config = { ...previewConfig(settings), dependencies: [] };
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  return readFile(file, 'utf8');
}
