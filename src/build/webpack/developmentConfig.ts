import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import type { Configuration } from 'webpack';
import { hashOf, hashOfSources } from '../content/cache/hashes';
import { buildDir, type BuildSettings } from '../settings';
import { AwaitContentPlugin } from './AwaitContentPlugin';
import type { LazyBackend } from './lazyBackend';
import { moduleRules } from './moduleRules';

/** Files that affect how modules are compiled. Webpack detects all other changes itself. */
const CACHE_SOURCES = [
  'package-lock.json',
  'webpack.config.ts',
  'src/build/libraries',
  'src/build/webpack',
];

/**
 * Modules that every page needs. Other dynamically imported modules are only compiled when a page requests
 * them.
 */
const SHELL = /[\\/]src[\\/](?:app|boot|layout|prerendered|site|theme)[\\/]/;

interface HotSite {
  root: string;
  settings: BuildSettings;
  /** Resolves once compiled content exists. */
  contentReady: Promise<void>;
  lazy: LazyBackend;
}

/**
 * Adapts the client configuration for development, with hot module replacement and lazy compilation.
 *
 * @param client - the client configuration from `webpack.config.ts`
 * @param site - project root, settings and state of the development server
 */
export async function hotConfig(
  client: Configuration,
  { root, settings, contentReady, lazy }: HotSite,
): Promise<Configuration> {
  const development = (file: string) => path.join(root, 'src/boot/development', file);
  return {
    ...client,
    entry: { main: [development('index.ts'), './src/entry.client.tsx'] },
    resolve: {
      ...client.resolve,
      alias: {
        ...client.resolve?.alias,
        [path.join(root, 'src/boot/baseline.ts')]: development('baseline.tsx'),
        [path.join(root, 'src/pages/lesson/lessonModules.ts')]: development('lessonModules.ts'),
        [path.join(root, 'src/pages/lesson/index.ts')]: development('lessonPage.ts'),
      },
    },
    module: { rules: moduleRules(settings, true, [refreshTypeScript()]) },
    output: {
      ...client.output,
      pathinfo: false,
      // Placed in `assets/`, because the Trusted Types policy blocks other scripts.
      hotUpdateChunkFilename: 'assets/[id].[fullhash:8].hot-update.js',
      hotUpdateMainFilename: 'assets/[runtime].[fullhash:8].hot-update.json',
    },
    plugins: [
      ...(client.plugins ?? []),
      new ReactRefreshPlugin({ overlay: false }),
      new AwaitContentPlugin(contentReady),
    ],
    optimization: {
      ...client.optimization,
      // Deterministic numeric ids can change when a module is added, which would break open pages.
      moduleIds: 'named',
      chunkIds: 'named',
      // Doesn't split async chunks: compiling another page could change the split, which would change every
      // importing module up to the entry and force a full reload.
      splitChunks: { chunks: 'initial' },
      // After a failed build, open pages keep the last working version.
      emitOnErrors: false,
    },
    // Packages only change on install, after which the server must be restarted anyway.
    watchOptions: { ignored: '**/node_modules' },
    experiments: {
      // Rebuilds visit only affected modules instead of all 1,500.
      cacheUnaffected: true,
      lazyCompilation: {
        entries: false,
        imports: true,
        backend: lazy.start,
        test: (module) => !SHELL.test(module.nameForCondition() ?? ''),
      },
    },
    cache: {
      type: 'filesystem',
      // Keeps unchanged modules in memory for as long as the server runs.
      maxMemoryGenerations: Infinity,
      cacheDirectory: path.join(buildDir(settings, root, 'dev'), 'cache'),
      version: hashOf([
        await hashOfSources(CACHE_SOURCES.map((file) => path.join(root, file))),
        JSON.stringify({ ...settings, buildDate: '' }),
      ]),
      // Webpack would check every file that the build's loaders import, which takes 10 s. The hash in
      // `version` already covers those files.
      buildDependencies: { defaultWebpack: [] },
    },
    infrastructureLogging: { level: 'error' },
    stats: 'none',
  };
}
