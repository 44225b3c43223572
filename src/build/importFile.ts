import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/**
 * Imports a TypeScript file as it is now, so that a development server sees what was saved since.
 *
 * @param file - its path
 * @returns the module's exports
 * @throws if it is not there or fails to run
 */
export async function importFile<T>(file: string): Promise<T> {
  const { mtimeMs } = await stat(file);
  return (await import(`${pathToFileURL(file).href}?saved=${mtimeMs}`)) as T;
}
