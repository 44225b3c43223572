import type { Compiler, Configuration } from 'webpack';

/**
 * Lets builds begin once another one has only its minifier to wait for. Webpack begins all of them at once, in one thread:
 * the minifier of the largest, a thread of its own, would wait for what all of them compile.
 *
 * @param first - of the build that is compiled alone; it is given a plugin
 * @param others - of the builds that wait; each is given a plugin
 */
export function beginsAfterCompiling(first: Configuration, others: readonly Configuration[]): void {
  const isCompiled = new Promise<void>((resolve) => {
    addPlugin(first, ({ hooks, webpack: { Compilation } }) => {
      hooks.thisCompilation.tap('beginsAfterCompiling', (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
        compilation.hooks.processAssets.tap({ name: 'beginsAfterCompiling', stage }, () =>
          resolve(),
        );
      });
      // What ends earlier, with a mistake, holds nobody up.
      hooks.afterDone.tap('beginsAfterCompiling', () => resolve());
      hooks.failed.tap('beginsAfterCompiling', () => resolve());
    });
  });
  for (const other of others) {
    addPlugin(other, ({ hooks }) => {
      hooks.beforeRun.tapPromise('beginsAfterCompiling', () => isCompiled);
    });
  }
}

function addPlugin(config: Configuration, plugin: (compiler: Compiler) => void): void {
  config.plugins = [...(config.plugins ?? []), plugin];
}
