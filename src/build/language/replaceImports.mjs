/** Node's hook that replaces the files that modules are imported from (see `useLanguage.ts`). */
import { fileURLToPath, pathToFileURL } from 'node:url';

/** @type {[string, string][]} */
let paths = [];

/** @param {[string, string][]} data - see `replacedPaths` */
export function initialize(data) {
  paths = data;
}

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, nextResolve) {
  const resolved = await nextResolve(specifier, context);
  if (!resolved.url.startsWith('file:')) return resolved;
  const file = fileURLToPath(resolved.url);
  const [from, to] = paths.find(([one]) => file === one || file.startsWith(`${one}/`)) ?? [];
  if (from === undefined || to === undefined) return resolved;
  return { ...resolved, url: pathToFileURL(to + file.slice(from.length)).href };
}
