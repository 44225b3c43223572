import path from 'node:path';
import type { Compiler } from 'webpack';
import type { CallCounts } from './pureCallsLoader';

/** A library that is told to be leaner than it comes. */
export interface LeanLibrary {
  /** The package's name, as in `node_modules`. */
  name: string;
  /** How often the loader must find what it marks; another release of the library may differ. */
  expected: CallCounts;
}

/**
 * All that the build does to libraries. Nothing here changes what a library does or documents.
 *
 * React Router ships as one large module of which the site uses a third, and does not say which of its calls only make
 * something. Marked, the rest is left out: 108.7 to 102.4 kB of the vendor file (brotli, 2026-11, react-router 7.18.5). To go when
 * React Router marks them itself, or when the gain falls under 2 kB.
 */
export const LEAN_LIBRARIES: readonly LeanLibrary[] = [
  { name: 'react-router', expected: { calls: 17, names: 15 } },
];

/**
 * Applies `pureCallsLoader` to libraries.
 *
 * A library in which it finds more or less than expected fails the build by name: silence would be bytes, or worse.
 */
export class LeanLibraryPlugin {
  readonly #libraries: readonly LeanLibrary[];

  constructor(libraries = LEAN_LIBRARIES) {
    this.#libraries = libraries;
  }

  apply(compiler: Compiler): void {
    for (const library of this.#libraries) this.#watch(compiler, library);
  }

  #watch(compiler: Compiler, { name, expected }: LeanLibrary): void {
    const folder = path.join(compiler.context, 'node_modules', name) + path.sep;
    compiler.options.module.rules.push({
      include: folder,
      loader: path.join(compiler.context, 'src/build/libraries/pureCallsLoader.ts'),
    });
    compiler.hooks.afterCompile.tap('LeanLibraryPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return;
      const { calls, names } = sum(
        [...compilation.modules].flatMap((module) => {
          const info = module.buildInfo as { pureCalls?: CallCounts } | undefined;
          return module.identifier().includes(folder) ? (info?.pureCalls ?? []) : [];
        }),
      );
      if (calls === expected.calls && names === expected.names) return;
      compilation.errors.push(
        new compiler.webpack.WebpackError(
          `LeanLibraryPlugin: in ${name} ${calls} calls and ${names} names were marked, ${expected.calls} and ` +
            `${expected.names} were expected. If the library was upgraded, look at what it exports and update the numbers ` +
            'in src/build/libraries/LeanLibraryPlugin.ts, or remove the library from the list.',
        ),
      );
    });
  }
}

function sum(counts: Iterable<CallCounts>): CallCounts {
  let [calls, names] = [0, 0];
  for (const one of counts) {
    calls += one.calls;
    names += one.names;
  }
  return { calls, names };
}
