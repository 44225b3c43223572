/** Which modules made a page or chunk larger than it was when its budget was set. */

/** The modules of a script, each with its size in bytes. */
export type ScriptModules = Readonly<Record<string, number>>;

/** Sizes of modules by the chunk they are in, such as `vendor`. */
export type ChunkModules = Readonly<Record<string, ScriptModules>>;

export interface Growth {
  module: string;
  /** Bytes in its sources, before the minifier. */
  bytes: number;
  /** Whether it was not there before. */
  isNew: boolean;
}

const HASH = /^assets\/(.+)\.[0-9a-f]{6}\.js$/;
const PACKAGE =
  /^.*node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:esm|dist|build|es|src))*(?:\/([^/]+)(?=\/))?.*$/;

/**
 * @param file - a script of the build, relative to the site's folder
 * @returns the name of its chunk, which no change of its content changes
 */
export function chunkOf(file: string): string {
  return HASH.exec(file)?.[1] ?? file;
}

/**
 * Sums up the modules of packages by folder: a component of MUI is one line then, and so is a library.
 *
 * @param modules - the modules of a script by webpack's names
 * @returns the same by names that are short and do not depend on what a query says
 */
export function summedModules(modules: ScriptModules): ScriptModules {
  const sums: Record<string, number> = {};
  for (const [name, bytes] of Object.entries(modules)) {
    const short = shortName(name);
    sums[short] = (sums[short] ?? 0) + bytes;
  }
  return Object.fromEntries(Object.entries(sums).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function shortName(name: string): string {
  const file = (name.split('!').at(-1) ?? '').replace(/^\.\//, '').replace(/\?.*$/, '');
  const [, library, folder] = PACKAGE.exec(file) ?? [];
  if (library === undefined) return name.startsWith('webpack/runtime') ? 'webpack/runtime' : file;
  return folder === undefined ? library : `${library}/${folder}`;
}

/**
 * @param chunks - what a page or chunk loads
 * @param sizes - all chunks' modules
 * @returns their modules, summed up
 */
export function modulesOf(chunks: readonly string[], sizes: ChunkModules): ScriptModules {
  const all: Record<string, number> = {};
  for (const chunk of chunks) {
    for (const [module, bytes] of Object.entries(sizes[chunk] ?? {})) {
      all[module] = (all[module] ?? 0) + bytes;
    }
  }
  return all;
}

/**
 * @param before - the modules that a budget was set with
 * @param now - the modules of this build
 * @returns what grew or is new, the largest difference first
 */
export function growthOf(before: ScriptModules, now: ScriptModules): Growth[] {
  return Object.entries(now)
    .map(([module, bytes]) => ({
      module,
      bytes: bytes - (before[module] ?? 0),
      isNew: before[module] === undefined,
    }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes);
}
