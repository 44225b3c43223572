import type { Compiler, Configuration } from 'webpack';
import packageJson from '../../../package.json' with { type: 'json' };
import { codeHash } from '../codeHash';
import { hashOf } from '../content/run/hashes';
import type { BuildSettings } from '../settings';

/**
 * What decides how a module is built: the rules, and the loaders, which webpack imports by their paths. A loader names the files of
 * the brand that it reads by `addDependency`.
 */
const MAKERS = [
  'src/build/webpack/moduleRules.ts',
  'src/build/webpack/fontsLoader.ts',
  'src/build/webpack/logoLoader.ts',
  'src/build/webpack/recolorLoader.ts',
  'src/build/libraries/LeanLibraryPlugin.ts',
  'src/build/libraries/pureCallsLoader.ts',
  'src/build/webpack/runnerConfig.ts',
  'src/build/webpack/previewConfig.ts',
  'src/build/webpack/workerConfig.ts',
];

/** Read as they are. The lock file stands for webpack, the loaders and the packages that are bundled. */
const FILES = ['webpack.config.ts', 'tsconfig.json', 'package-lock.json'];

/**
 * Stores bundles for the next build, and for the next start of the development server.
 *
 * @param settings - the build's settings
 * @param root - the project's folder
 * @param cacheDirectory - where they are stored
 * @returns `config` with the cache, for each bundle of its own
 */
export async function bundleCache(
  settings: BuildSettings,
  root: string,
  cacheDirectory: string,
): Promise<(config: Configuration) => Configuration> {
  const version = hashOf([
    root,
    await codeHash(MAKERS, FILES),
    JSON.stringify([packageJson.browserslist, { ...settings, buildDate: '' }]),
  ]);
  return (config) => ({
    ...config,
    cache: {
      type: 'filesystem',
      cacheDirectory,
      version,
      buildDependencies: { defaultWebpack: [] },
    },
    plugins: [...(config.plugins ?? []), new KnownMakersPlugin()],
  });
}

/**
 * Stops webpack from looking for all files that its loaders import, to find out whether they have changed: the version says so,
 * and looking takes ten seconds.
 */
class KnownMakersPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('KnownMakersPlugin', ({ buildDependencies }) => {
      buildDependencies.clear();
    });
  }
}
