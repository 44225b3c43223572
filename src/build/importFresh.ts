import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/**
 * Imports the current version of a file for the development server. Bypasses the module cache if the file has
 * changed.
 *
 * @param file - path of the TypeScript file
 * @returns the module's exports
 * @throws if the file doesn't exist or fails to run
 */
export async function importFresh<T>(file: string): Promise<T> {
  const { mtimeMs } = await stat(file);
  return (await import(`${pathToFileURL(file).href}?saved=${mtimeMs}`)) as T;
}
