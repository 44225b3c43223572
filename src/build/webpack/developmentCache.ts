import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { hashOfSources } from '../content/run/hashes';

/** What makes the bundles: what another state of it has made is made anew. */
const MAKERS = [
  'webpack.config.ts',
  'src/build',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * Keeps bundles from one start of the development server to the next: the second takes a third of the time.
 *
 * @param root - the project's folder
 * @param cacheDirectory - where they are kept
 * @returns `config` with the cache, for each bundle of its own
 */
export async function developmentCache(
  root: string,
  cacheDirectory: string,
): Promise<(config: Configuration) => Configuration> {
  const version = await hashOfSources(MAKERS.map((file) => path.join(root, file)));
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
