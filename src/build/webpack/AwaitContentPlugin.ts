import type { Compiler } from 'webpack';

/** Matches the folders of all languages. */
const GENERATED = /[\\/]\.generated(?:\.[\w-]+)?[\\/]/;

/**
 * Makes modules that are generated from the lessons wait until the lessons are compiled. Webpack builds other
 * modules in the meantime.
 */
export class AwaitContentPlugin {
  readonly #content: PromiseLike<unknown>;

  /** @param content - resolves once the content is compiled */
  constructor(content: PromiseLike<unknown>) {
    this.#content = content;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('AwaitContentPlugin', (factory) => {
      factory.hooks.beforeResolve.tapPromise('AwaitContentPlugin', async ({ context, request }) => {
        if (GENERATED.test(`${request}/`) || GENERATED.test(`${context}/`)) await this.#content;
      });
    });
  }
}
