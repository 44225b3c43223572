/** Reads facts from files with components that a school writes, without running the components. */
import { runInNewContext } from 'node:vm';
import { build, type BuildFailure, type Plugin } from 'esbuild';
import type { Problem } from '../problems';

/** @returns the names that a file exports */
export async function exportsOf(root: string, file: string): Promise<string[]> {
  const { metafile } = await build({
    ...OPTIONS,
    absWorkingDir: root,
    entryPoints: [file],
    bundle: false,
    metafile: true,
    outdir: 'out',
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}

/**
 * Bundles only what some exports use, and runs it.
 *
 * @param root - project root
 * @param file - path relative to the project root
 * @param names - exports that use only values written by the school
 * @returns the values of the exports
 * @throws Error if they use a package
 */
export async function factsOf(
  root: string,
  file: string,
  names: readonly string[],
): Promise<Record<string, unknown>> {
  const { outputFiles, metafile } = await build({
    ...OPTIONS,
    stdin: {
      contents: `export { ${names.join(', ')} } from ${JSON.stringify(`./${file}`)};`,
      resolveDir: root,
    },
    bundle: true,
    format: 'cjs',
    metafile: true,
    plugins: [withoutSideEffects],
  });
  const used = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  const [first] = used;
  if (first) {
    const list = names.map((name) => `"${name}"`).join(' and ');
    throw new Error(
      `${list} can't use "${first.path}"; only values written in src/school can be used there`,
    );
  }
  const module = { exports: {} as Record<string, unknown> };
  runInNewContext(outputFiles[0]?.text ?? '', { module });
  return module.exports;
}

const OPTIONS = {
  write: false,
  format: 'esm',
  platform: 'node',
  // Without the import of React that compiled JSX would have.
  jsx: 'preserve',
  treeShaking: true,
  logLevel: 'silent',
  loader: { '.css': 'empty', '.svg': 'empty' },
} as const;

/** Lets esbuild drop every import that the facts don't use, and leaves packages and generated files out. */
const withoutSideEffects: Plugin = {
  name: 'withoutSideEffects',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]|\/\.generated\// }, ({ path: name }) => ({
      path: name,
      external: true,
      sideEffects: false,
    }));
    bundler.onResolve({ filter: /^\./ }, async ({ path: name, pluginData, ...options }) => {
      if (pluginData === withoutSideEffects) return undefined;
      const found = await bundler.resolve(name, { ...options, pluginData: withoutSideEffects });
      return { ...found, sideEffects: false };
    });
  },
};

/** @returns the problem for an error of esbuild, or of a file's own code */
export function problemOf(file: string, error: unknown): Problem {
  const [first] = (error as BuildFailure).errors ?? [];
  if (first) return { file, line: first.location?.line ?? 1, reason: first.text };
  return { file, line: 1, reason: error instanceof Error ? error.message : String(error) };
}
