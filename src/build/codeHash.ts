import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { hashOf } from './content/cache/hashes';
import { replacedPaths } from './language/languageFiles';
import { readLanguages } from './language/siteLanguages';

/** Project root, where builds and tests run. */
const ROOT = process.cwd();

/** Memoized hashes; the code doesn't change while a process runs. */
const hashes = new Map<string, Promise<string>>();

/** Memoized version of `hashModules`. */
export function codeHash(...modules: Parameters<typeof hashModules>): Promise<string> {
  const key = JSON.stringify(modules);
  const hash = hashes.get(key) ?? hashModules(...modules);
  hashes.set(key, hash);
  return hash;
}

/**
 * Hashes the behavior of modules, for cache keys: bundles them without comments and whitespace, with the texts of
 * the language that this process builds, and adds the Node version and the versions of imported packages.
 *
 * @param entries - paths of the modules, relative to the project root; includes everything they import
 * @param files - paths of files that the code reads instead of importing, relative to the project root
 * @param isSame - true if the hash is the same in all languages: it has the English texts
 * @returns the hash
 * @throws if a module doesn't exist or can't be parsed
 */
export async function hashModules(
  entries: readonly string[],
  files: readonly string[] = [],
  isSame = false,
): Promise<string> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...entries],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: isSame ? [generatedModules] : [generatedModules, ownTexts],
    loader: { '.css': 'empty', '.svg': 'text', '.py': 'text' },
    jsx: 'automatic',
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const packages = new Set(
    imports.flatMap(({ external, path: name }) => (external ? (packageOf(name) ?? []) : [])),
  );
  return hashOf([
    process.version,
    ...outputFiles.map(({ text }) => text),
    ...(await Promise.all([...packages].sort().map(versionOf))),
    ...(await Promise.all(files.map((file) => readFile(path.resolve(ROOT, file), 'utf8')))),
  ]);
}

/** Excludes modules generated from the content: they are data, and might not exist yet. */
const generatedModules: Plugin = {
  name: 'generatedModules',
  setup(bundler) {
    bundler.onResolve({ filter: /\/\.generated\// }, ({ path: file }) => ({
      path: file,
      external: true,
    }));
  },
};

/** Replaces the English texts with those of the language that this process builds, as in the code that runs. */
export const ownTexts: Plugin = {
  name: 'ownTexts',
  setup(bundler) {
    const replaced = replacedPaths(readLanguages(process.env, ROOT), ROOT);
    bundler.onLoad({ filter: /[\\/]texts[\\/]en[\\/]/ }, async ({ path: file }) => {
      const own = replaced[file];
      if (own === undefined) return undefined;
      return {
        contents: await readFile(own, 'utf8'),
        loader: own.endsWith('x') ? 'tsx' : 'ts',
        resolveDir: path.dirname(own),
      };
    });
  },
};

/** Returns the package name of an import; `undefined` for files and for Node's built-in modules. */
function packageOf(name: string): string | undefined {
  if (/^(?:node:|[./])/.test(name)) return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0];
}

async function versionOf(name: string): Promise<string> {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return `${name}@${(JSON.parse(text) as { version?: string }).version ?? ''}`;
}
