import path from 'node:path';
import { readSettings } from '../settings';

/**
 * @param root - the project's folder
 * @returns files and folders that the site is built from, with the brand and the tokens that the environment names
 */
export function siteSources(root: string): string[] {
  const { brandFile, logoFile, tokensFile } = readSettings(process.env, root);
  const sources = [
    ...['src', 'public', 'webpack.config.ts', 'package.json', 'package-lock.json'],
    ...[brandFile, logoFile, tokensFile],
  ];
  return sources.map((source) => path.resolve(root, source));
}
