import path from 'node:path';
import { readSettings } from '../settings';

/**
 * Returns the absolute paths of the files and folders that the site is built from, including the brand, logo
 * and tokens files set in the environment.
 *
 * @param root - project root
 */
export function siteSources(root: string): string[] {
  const { brandFile, logoFile, tokensFile } = readSettings(process.env, root);
  const sources = [
    ...['src', 'public', 'webpack.config.ts', 'package.json', 'package-lock.json'],
    ...[brandFile, logoFile, tokensFile],
  ];
  return sources.map((source) => path.resolve(root, source));
}
