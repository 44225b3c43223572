import type { Compiler, Configuration } from 'webpack';

/**
 * Lets one build wait for another without a dependency, by which webpack would begin it only afterwards.
 *
 * @param config - of the build to wait for; it is given a plugin
 * @returns a promise that is kept once that build has ended, with errors or without; webpack tells of them
 */
export function whenDone(config: Configuration): Promise<void> {
  return new Promise((resolve) => {
    config.plugins = [
      ...(config.plugins ?? []),
      (compiler: Compiler) => {
        compiler.hooks.afterDone.tap('whenDone', () => resolve());
        compiler.hooks.failed.tap('whenDone', () => resolve());
      },
    ];
  });
}
