import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/**
 * Imports the saved version of a TypeScript file, bypassing the module cache: for the development server.
 *
 * @param file - its path
 * @returns the module's exports
 * @throws if it is not there or fails to run
 */
export async function importFresh<T>(file: string): Promise<T> {
  const { mtimeMs } = await stat(file);
  return (await import(`${pathToFileURL(file).href}?saved=${mtimeMs}`)) as T;
}
