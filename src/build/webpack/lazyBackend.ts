import path from 'node:path';
import type { Compiler } from 'webpack';

const CLIENT = path.resolve(import.meta.dirname, '../../boot/development/compileLazily.ts');

/**
 * Server side of `boot/development/compileLazily.ts`: tracks the modules that pages have requested. Replaces
 * webpack's own backend, which listens on another port, because the CSP blocks requests to that port.
 */
export class LazyBackend {
  readonly #active = new Set<string>();
  #compiler: Compiler | undefined;

  /** Backend function for webpack's `lazyCompilation.backend`. */
  readonly start = (compiler: Compiler) => {
    this.#compiler = compiler;
    return Promise.resolve({
      module: (module: { identifier: () => string }) => {
        const key = path.relative(compiler.context, module.identifier().split('!').at(-1) ?? '');
        return { client: CLIENT, data: key, active: this.#active.has(key) };
      },
      dispose: (callback: (error?: null | Error) => void) => callback(null),
    });
  };

  /** Compiles modules, now and after each change. */
  activate(keys: readonly string[]): void {
    const added = keys.filter((key) => !this.#active.has(key));
    if (added.length === 0) return;
    for (const key of added) this.#active.add(key);
    this.#compiler?.watching?.invalidate();
  }
}
