/** Reads facts from files with components that a school writes, without running the components. */
import { runInNewContext } from 'node:vm';
import { build, type BuildFailure, type Plugin } from 'esbuild';
import type { z } from 'zod';
import { localExtensions } from '../../language/languageFiles';
import { readLanguages } from '../../language/siteLanguages';
import type { Problem } from '../problems';

/** What a file of a kind, such as a page, exports. */
export interface OwnFileForm<Facts> {
  /** Name of the export with the facts. */
  facts: string;
  /** Required exports, and what to add without them. */
  required: Readonly<Record<string, string>>;
  /** Other exports that belong to the facts. */
  others?: readonly string[];
  schema: z.ZodType<Facts>;
}

/**
 * @param root - project root
 * @param file - path relative to the project root
 * @param form - what the file exports
 * @returns the facts and the names of the exports, or the mistakes
 */
export async function readOwnFile<Facts>(
  root: string,
  file: string,
  { facts: name, required, others = [], schema }: OwnFileForm<Facts>,
): Promise<{ facts: Facts; exported: string[] } | { problems: Problem[] }> {
  const problemsFor = (reasons: readonly string[]) => ({
    problems: reasons.map((reason) => ({ file, line: 1, reason })),
  });
  try {
    const exported = await exportsOf(root, file);
    const missing = Object.keys(required).filter((wanted) => !exported.includes(wanted));
    if (missing.length > 0) {
      return problemsFor(missing.map((wanted) => `exports no "${wanted}"; ${required[wanted]}`));
    }
    const used = others.filter((other) => exported.includes(other));
    const { [name]: own, ...more } = await factsOf(root, file, [name, ...used]);
    const parsed = schema.safeParse({ ...Object(own), ...more });
    if (parsed.success) return { facts: parsed.data, exported };
    return problemsFor(
      parsed.error.issues.map(({ path, message }) => `${[name, ...path].join('.')}: ${message}`),
    );
  } catch (error) {
    return { problems: [problemOf(file, error)] };
  }
}

/** Returns the names that a file exports. */
async function exportsOf(root: string, file: string): Promise<string[]> {
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
 * @throws Error if they use a value of a package
 */
async function factsOf(
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
    resolveExtensions: [...localExtensions(readLanguages(process.env, root)), '.tsx', '.ts'],
    format: 'cjs',
    metafile: true,
    plugins: [withoutSideEffects],
  });
  // esbuild's helper would copy the properties of a package, and a stand-in has none.
  const code = (outputFiles[0]?.text ?? '').replace(/__toESM\((require\("[^"]+"\))[^)]*\)/g, '$1');
  const module = { exports: {} as Record<string, unknown> };
  runInNewContext(code, { module, require: () => STANDIN });
  const facts = { ...module.exports };
  if (Object.values(facts).some(hasFunction)) {
    const list = names.map((name) => `"${name}"`).join(' and ');
    const [used] = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
    throw new Error(
      `${list} can't use "${used?.path ?? 'a function'}"; only values written in src/school can be used there`,
    );
  }
  return facts;
}

/** Stand-ins for values of packages are functions. */
function hasFunction(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFunction);
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

/**
 * Stands in for packages: it can be read, called and constructed. Files can use packages outside of their
 * components, as in `const client = new QueryClient()`, which isn't a fact, but which esbuild keeps.
 */
const STANDIN: object = new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : STANDIN),
  apply: () => STANDIN,
  construct: () => STANDIN,
});

/** Lets esbuild drop every import that the facts don't use, and leaves out packages and generated files. */
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

/** Returns the problem for an error of esbuild, or of a file's own code. */
function problemOf(file: string, error: unknown): Problem {
  const [first] = (error as BuildFailure).errors ?? [];
  if (first) return { file, line: first.location?.line ?? 1, reason: first.text };
  return { file, line: 1, reason: error instanceof Error ? error.message : String(error) };
}
