import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { hashOf, hashOfSources } from '../content/run/hashes';
import type { BuildSettings } from '../settings';

/** What makes the bundles, with what its loaders import: what another state of it has made is made anew. */
const MAKERS = [
  'webpack.config.ts',
  'src/build',
  'src/animation',
  'src/brand',
  'src/theme',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * Keeps bundles from one build to the next, and from one start of the development server to the next: the second takes
 * half the time.
 *
 * @param settings - the build's settings
 * @param root - the project's folder
 * @param cacheDirectory - where they are kept
 * @returns `config` with the cache, for each bundle of its own
 */
export async function bundleCache(
  settings: BuildSettings,
  root: string,
  cacheDirectory: string,
): Promise<(config: Configuration) => Configuration> {
  const makers = await hashOfSources(MAKERS.map((file) => path.join(root, file)));
  const version = hashOf([makers, JSON.stringify({ ...settings, buildDate: '' })]);
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
 * Lets webpack not look for all files that its loaders import, to find out whether they have changed: that is known by the
 * version, and looking takes ten seconds, in which the first change would wait.
 */
class KnownMakersPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('KnownMakersPlugin', ({ buildDependencies }) => {
      buildDependencies.clear();
    });
  }
}
