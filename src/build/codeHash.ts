import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { hashOf } from './content/run/hashes';

/** Builds and tests run in the project's folder. */
const ROOT = process.cwd();

/** A process runs one version of the code, so it needs each hash once. */
const hashes = new Map<string, Promise<string>>();

/** As `hashModules`, computed once per process. */
export function codeHash(...modules: Parameters<typeof hashModules>): Promise<string> {
  const key = JSON.stringify(modules);
  const hash = hashes.get(key) ?? hashModules(...modules);
  hashes.set(key, hash);
  return hash;
}

/**
 * Hashes what modules do: their bundle without comments and white space, and the versions of the packages it imports. A cache
 * keyed by it is stale after any change of the code, and after no other.
 *
 * @param entries - modules, relative to the project's folder; what they import is followed
 * @param files - files that the code reads instead of importing, relative to the project's folder
 * @returns the hash
 * @throws if a module can't be parsed or found
 */
export async function hashModules(
  entries: readonly string[],
  files: readonly string[] = [],
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
    plugins: [generatedModules],
    loader: { '.css': 'empty', '.svg': 'text' },
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

/** Leaves out what is generated from the content: it is no code, and may not be there yet. */
const generatedModules: Plugin = {
  name: 'generatedModules',
  setup(bundler) {
    bundler.onResolve({ filter: /\/\.generated\// }, ({ path: file }) => ({
      path: file,
      external: true,
    }));
  },
};

/** `@mui/material` of `@mui/material/Button`; nothing for files and for what is part of Node. */
function packageOf(name: string): string | undefined {
  if (/^(?:node:|[./])/.test(name)) return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0];
}

async function versionOf(name: string): Promise<string> {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return `${name}@${(JSON.parse(text) as { version?: string }).version ?? ''}`;
}
