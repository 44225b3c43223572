import type { Compiler, Configuration } from 'webpack';
import packageJson from '../../../package.json' with { type: 'json' };
import { codeHash } from '../codeHash';
import { hashOf } from '../content/cache/hashes';
import type { BuildSettings } from '../settings';

/**
 * Modules that affect how files are compiled. Includes the loaders, which webpack imports by path. Brand
 * files that loaders read aren't listed: loaders declare them with `addDependency`.
 */
const BUILD_MODULES = [
  'src/build/webpack/moduleRules.ts',
  'src/build/webpack/fontsLoader.ts',
  'src/build/webpack/logoLoader.ts',
  'src/build/webpack/recolorLoader.ts',
  'src/build/libraries/LeanLibraryPlugin.ts',
  'src/build/libraries/LibraryFixesPlugin.ts',
  'src/build/libraries/fixLibraryLoader.ts',
  'src/build/libraries/pureCallsLoader.ts',
  'src/build/webpack/runnerConfig.ts',
  'src/build/webpack/previewConfig.ts',
  'src/build/webpack/workerConfig.ts',
];

/**
 * Other files that invalidate the cache. The lock file covers webpack, third-party loaders and bundled
 * packages.
 */
const FILES = ['webpack.config.ts', 'tsconfig.json', 'package-lock.json'];

/**
 * Sets up webpack's filesystem cache, which speeds up the next build or start of the development server.
 *
 * @param settings - the build's settings
 * @param root - project root
 * @param cacheDirectory - the cache folder
 * @returns a function that adds the cache to a bundle's configuration
 */
export async function bundleCache(
  settings: BuildSettings,
  root: string,
  cacheDirectory: string,
): Promise<(config: Configuration) => Configuration> {
  const version = hashOf([
    root,
    await codeHash(BUILD_MODULES, FILES, true),
    JSON.stringify([packageJson.browserslist, sharedSettings(settings)]),
  ]);
  return (config) => ({
    ...config,
    // The cache of another language, which this one may be a copy of, would find that language's files.
    resolve: { ...config.resolve, cache: settings.languages.length === 1 },
    cache: {
      type: 'filesystem',
      cacheDirectory,
      version,
      buildDependencies: { defaultWebpack: [] },
    },
    plugins: [...(config.plugins ?? []), new ClearBuildDependenciesPlugin()],
  });
}

/**
 * Returns the settings that all languages share, so that their caches can start as copies of the first one's.
 * webpack detects changes of defined values itself, and doesn't cache paths in sites with several languages.
 */
function sharedSettings(settings: BuildSettings) {
  const { languages, logoFile, tokensFile, extraRoutesFile, serviceWorker, scriptIntegrity } =
    settings;
  return { languages, logoFile, tokensFile, extraRoutesFile, serviceWorker, scriptIntegrity };
}

/**
 * Stops webpack from looking for changes in all the files that its loaders import, which takes 10 s. The
 * cache version already covers them.
 */
class ClearBuildDependenciesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('ClearBuildDependenciesPlugin', ({ buildDependencies }) => {
      buildDependencies.clear();
    });
  }
}
