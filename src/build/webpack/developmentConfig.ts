import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import type { Configuration } from 'webpack';
import { hashOf, hashOfSources } from '../content/run/hashes';
import { buildDir, type BuildSettings } from '../settings';
import { AwaitContentPlugin } from './AwaitContentPlugin';
import type { LazyBackend } from './lazyBackend';
import { moduleRules } from './moduleRules';

/** What decides how modules are compiled. A change of anything else is found by webpack itself. */
const COMPILED_BY = ['package-lock.json', 'webpack.config.ts', 'src/build/webpack'];

/** Code of the shell, which every page has; what only some pages have is compiled once one of them is opened. */
const SHELL = /[\\/]src[\\/](?:app|boot|layout|prerendered|site|theme)[\\/]/;

interface HotSite {
  root: string;
  settings: BuildSettings;
  /** Resolves once the compiled content is there. */
  contentReady: Promise<void>;
  lazy: LazyBackend;
}

/**
 * What the browser loads in development: modules that are exchanged in the open page, and compiled when they are wanted.
 *
 * @param client - the configuration that is shared with production
 * @param site - what the server has
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
      // Within `assets/`, or the policy for Trusted Types would refuse them.
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
      // Numbers made of hashes may move when a module joins, and an open page would look for the wrong one.
      moduleIds: 'named',
      chunkIds: 'named',
      // Shared code stays in each chunk: chunks that are divided again whenever a page is compiled would change the code of
      // modules that ask for them, up to the entry, and reload the page.
      splitChunks: { chunks: 'initial' },
      // A page keeps the last version that worked.
      emitOnErrors: false,
    },
    // Packages change with an install only, which asks for a new start anyway.
    watchOptions: { ignored: '**/node_modules' },
    experiments: {
      // A change visits the modules that it can affect, not all 1,500.
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
      // Modules that the last changes left alone stay in memory.
      maxMemoryGenerations: Infinity,
      cacheDirectory: path.join(buildDir(settings, root, 'dev'), 'cache'),
      version: hashOf([
        await hashOfSources(COMPILED_BY.map((file) => path.join(root, file))),
        JSON.stringify({ ...settings, buildDate: '' }),
      ]),
      // They are in the version; looking for all files that they import takes ten seconds.
      buildDependencies: { defaultWebpack: [] },
    },
    infrastructureLogging: { level: 'error' },
    stats: 'none',
  };
}
