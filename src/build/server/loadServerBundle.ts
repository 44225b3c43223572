import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type * as ServerBundle from '../../entry.server';

/**
 * Loads the server bundle, which renders the pages. Doesn't use `require`, because tsx would parse the large
 * file again.
 *
 * @param file - path of the bundle; reloaded on every call
 * @returns the bundle's exports
 * @throws if the bundle throws while it loads
 */
export async function loadServerBundle(file: string): Promise<typeof ServerBundle> {
  const names = ['module', 'exports', 'require', '__filename', '__dirname'];
  const text = await readFile(file, 'utf8');
  const run = compileFunction(text, names, { filename: file }) as (...args: unknown[]) => void;
  const module = { exports: {} };
  run(module, module.exports, createRequire(file), file, path.dirname(file));
  return module.exports as typeof ServerBundle;
}
