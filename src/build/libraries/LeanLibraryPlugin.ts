import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import type { CallCounts } from './pureCallsLoader';

/** A library whose pure calls are marked for tree shaking. */
export interface LeanLibrary {
  name: string;
  /** How many changes the loader must make to the library; can differ between the library's versions. */
  expected: CallCounts;
}

/**
 * Libraries whose pure calls are marked. This doesn't change their behavior.
 *
 * React Router ships as one large module whose pure calls aren't marked, and the site uses only a third of
 * it. Marking the calls lets webpack tree-shake the rest: the vendor file shrinks from 108.7 to 102.4 kB
 * (Brotli, November 2026, react-router 7.18.5). Remove this entry when React Router marks the calls itself,
 * or when the entry saves less than 2 kB.
 */
export const LEAN_LIBRARIES: readonly LeanLibrary[] = [
  { name: 'react-router', expected: { calls: 17, names: 15 } },
];

/**
 * Applies `pureCallsLoader` to libraries. Fails the build if the number of matches in a library isn't as
 * expected, so that upgrades don't silently lose the savings or break something.
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
    const folder = realPath(path.join(compiler.context, 'node_modules', name)) + path.sep;
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
          `LeanLibraryPlugin: found ${calls} calls and ${names} names in ${name}, but expected ${expected.calls} and ` +
            `${expected.names}. If the library was upgraded, check its exports and update the numbers in ` +
            'src/build/libraries/LeanLibraryPlugin.ts, or remove the library from the list.',
        ),
      );
    });
  }
}

/** Resolves symbolic links, such as those of pnpm, because webpack does so too. */
function realPath(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder;
}

function sum(counts: Iterable<CallCounts>): CallCounts {
  let [calls, names] = [0, 0];
  for (const count of counts) {
    calls += count.calls;
    names += count.names;
  }
  return { calls, names };
}
