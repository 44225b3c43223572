import type { Compiler } from 'webpack';

const GENERATED = /[\\/]\.generated[\\/]/;

/** Holds back modules generated from the content until it is compiled, while the rest of the bundle is already being built. */
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
