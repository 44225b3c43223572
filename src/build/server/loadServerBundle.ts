import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type * as ServerBundle from '../../entry.server';

/**
 * Loads what renders the pages. By `require`, what loads TypeScript would read its megabytes once more.
 *
 * @param file - the bundle; it is loaded anew at each call
 * @throws what the bundle throws while it is loaded
 */
export async function loadServerBundle(file: string): Promise<typeof ServerBundle> {
  const names = ['module', 'exports', 'require', '__filename', '__dirname'];
  const text = await readFile(file, 'utf8');
  const run = compileFunction(text, names, { filename: file }) as (...given: unknown[]) => void;
  const module = { exports: {} };
  run(module, module.exports, createRequire(file), file, path.dirname(file));
  return module.exports as typeof ServerBundle;
}
