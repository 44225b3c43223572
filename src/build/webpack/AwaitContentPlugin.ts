import type { Compiler } from 'webpack';

const GENERATED = /[\\/]\.generated[\\/]/;

/** Delays modules generated from the content until it's compiled; other modules are built in the meantime. */
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
