import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import { beginsAfterCompiling } from './src/build/webpack/beginsAfterCompiling';
import { bundleCache } from './src/build/webpack/bundleCache';
import { ClientFilesPlugin } from './src/build/webpack/ClientFilesPlugin';
import { CompileHintPlugin } from './src/build/webpack/CompileHintPlugin';
import { ContentCheck } from './src/build/webpack/ContentCheck';
import { ContentPlugin } from './src/build/webpack/ContentPlugin';
import { devServerConfig } from './src/build/server/devServer';
import { LazyRipplePlugin } from './src/build/libraries/LazyRipplePlugin';
import { LeanLibraryPlugin } from './src/build/libraries/LeanLibraryPlugin';
import { moduleRules } from './src/build/webpack/moduleRules';
import { ModuleSizesPlugin } from './src/build/webpack/ModuleSizesPlugin';
import { NamedChunkIdsPlugin } from './src/build/webpack/NamedChunkIdsPlugin';
import { OwnScriptsPlugin } from './src/build/webpack/OwnScriptsPlugin';
import { PrerenderPlugin } from './src/build/webpack/PrerenderPlugin';
import { checkBrandKit } from './src/build/checks/checkBrandKit';
import { previewConfig } from './src/build/webpack/previewConfig';
import { runnerConfig } from './src/build/webpack/runnerConfig';
import { scriptMinimizer } from './src/build/webpack/scriptMinimizer';
import { whenDone } from './src/build/webpack/whenDone';
import { workerConfig } from './src/build/webpack/workerConfig';
import { ShippedPackages } from './src/build/webpack/ShippedPackages';
import { TRUSTED_TYPES } from './src/site/trustedTypes';
import { buildDir, modulesFile, readSettings, type BuildSettings } from './src/build/settings';

const root = import.meta.dirname;

/** Keeps a bundle from the development server, which would reload the page in it; missing in the server's types. */
const NOT_SERVED = { devServer: false } as object;

/**
 * One build: what the browser loads, the frames that run readers' code, and what renders the pages. With `--env check` the
 * lessons' examples and exercises are run meanwhile.
 */
export default async function config(
  { check }: { check?: boolean },
  { mode = 'development' }: { mode?: Configuration['mode'] },
): Promise<Configuration[]> {
  // For the loaders, which webpack imports by itself: Node 20 reads no TypeScript.
  const { register } = await import('tsx/esm/api');
  register();
  const settings = await settingsOrExit();
  const isProduction = mode === 'production';
  const clientFiles = new ClientFilesPlugin();
  const packages = new ShippedPackages();
  const client = clientConfig(settings, isProduction, clientFiles);
  if (!isProduction) return developmentConfig(settings, client, clientFiles);
  client.plugins?.push(packages, new ModuleSizesPlugin(modulesFile(settings, root)));
  const runner = runnerConfig(settings.outDir);
  const preview = previewConfig(settings.outDir);
  preview.plugins?.push(packages);
  const worker = workerConfig(settings, clientFiles);
  worker.plugins?.push(packages);
  const server = serverConfig(settings, true);
  const keptDir = buildDir(settings, root, 'kept');
  const others = [client, runner, preview, worker];
  server.plugins?.push(
    new PrerenderPlugin({
      settings,
      clientFiles,
      packages,
      serverFile: path.join(buildDir(settings, root), 'server.cjs'),
      compressedDir: path.join(keptDir, 'compressed'),
      whenBuilt: Promise.all(others.map(whenDone)),
      check: check ? new ContentCheck(root) : undefined,
    }),
  );
  beginsAfterCompiling(client, [runner, preview, server]);
  const withCache = await bundleCache(settings, root, path.join(keptDir, 'bundles'));
  return [...others, server].map(withCache);
}

/** The same bundles, watched together; what does not belong to the site is in a folder of its own. */
async function developmentConfig(
  settings: BuildSettings,
  client: Configuration,
  clientFiles: ClientFilesPlugin,
): Promise<Configuration[]> {
  const outDir = buildDir(settings, root, 'dev');
  client.plugins?.push(new ContentPlugin());
  client.devServer = devServerConfig({ root, settings, clientFiles, buildDir: outDir });
  const server = serverConfig(settings, false, outDir);
  const frames = [runnerConfig(outDir), previewConfig(outDir)];
  const withCache = await bundleCache(settings, root, path.join(outDir, 'cache'));
  return [client, ...[...frames, server].map((config) => ({ ...config, ...NOT_SERVED }))].map(
    withCache,
  );
}

async function settingsOrExit(): Promise<BuildSettings> {
  try {
    const settings = readSettings(process.env, root);
    await checkBrandKit(settings, root);
    return settings;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** What both bundles have in common. */
function sharedConfig(settings: BuildSettings, isProduction: boolean): Configuration {
  return {
    context: root,
    mode: isProduction ? 'production' : 'development',
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: {
        [path.join(root, 'src/brand/brand.ts')]: settings.brandFile,
        [path.join(root, 'src/brand/logo.svg')]: settings.logoFile,
        [path.join(root, 'src/theme/tokens.ts')]: settings.tokensFile,
        [path.join(root, 'src/app/extraRoutes.ts')]: settings.extraRoutesFile,
      },
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.BASE_PATH': JSON.stringify(settings.basePath),
        'process.env.SITE_ROOT': JSON.stringify(settings.siteRoot),
        // None in development: a worker would serve yesterday's code.
        'process.env.SERVICE_WORKER': JSON.stringify(isProduction && settings.serviceWorker),
        'process.env.BUILD_YEAR': JSON.stringify(settings.buildDate.getUTCFullYear()),
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

function clientConfig(
  settings: BuildSettings,
  isProduction: boolean,
  clientFiles: ClientFilesPlugin,
): Configuration {
  const shared = sharedConfig(settings, isProduction);
  const name = isProduction ? '[name].[contenthash:6]' : '[name]';
  return {
    ...shared,
    name: 'client',
    target: 'browserslist',
    resolve: {
      ...shared.resolve,
      alias: {
        ...shared.resolve?.alias,
        // lottie-react drives the animation; a worker draws it.
        'lottie-web/build/player/lottie_light.js': path.join(
          root,
          'src/animation/engine/offscreenPlayer.ts',
        ),
      },
    },
    entry: { main: './src/entry.client.tsx' },
    module: { rules: moduleRules(settings, true) },
    output: {
      path: settings.outDir,
      publicPath: settings.basePath,
      // By default this is the package's name, which is a brand's.
      uniqueName: 'site',
      // Without it every browser with Trusted Types would refuse the chunks.
      trustedTypes: { policyName: TRUSTED_TYPES.scripts },
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      // Long enough for a slow phone, short enough that nobody waits for a chunk that hangs.
      chunkLoadTimeout: 30_000,
      // The frames' pages are made beside it, and may be there first.
      clean: isProduction && { keep: /^(?:runner|preview)\.html$/ },
    },
    plugins: [
      ...(shared.plugins ?? []),
      new MiniCssExtractPlugin({
        filename: `assets/${name}.css`,
        chunkFilename: `assets/${name}.css`,
        // CSS modules touch only their own classes, so their order among each other is of no account.
        ignoreOrder: true,
      }),
      new LeanLibraryPlugin(),
      new LazyRipplePlugin(),
      new NamedChunkIdsPlugin(),
      new OwnScriptsPlugin(settings.basePath),
      ...(isProduction ? [new CompileHintPlugin()] : []),
      clientFiles,
      new CopyPlugin({
        patterns: [
          {
            from: 'public',
            // The template is no file of the site: every page is written into it.
            globOptions: { ignore: ['**/public/index.html'] },
            noErrorOnMissing: true,
          },
        ],
      }),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      runtimeChunk: 'single',
      minimizer: [
        scriptMinimizer(),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      splitChunks: {
        // What comes later, as by default, but a worker is one file: a second one would be a second round trip.
        chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
        cacheGroups: {
          // One file that a change of content leaves as it is.
          vendor: {
            test: /[\\/]node_modules[\\/](?!.*\.css$)/,
            name: 'vendor',
            chunks: 'initial',
            enforce: true,
          },
        },
      },
    },
    // None that evaluates texts: the policy is that of production.
    devtool: isProduction ? false : 'cheap-module-source-map',
  };
}

function serverConfig(
  settings: BuildSettings,
  isProduction: boolean,
  outDir = buildDir(settings, root),
): Configuration {
  const shared = sharedConfig(settings, isProduction);
  return {
    ...shared,
    name: 'server',
    target: 'node20',
    entry: { server: './src/entry.server.tsx' },
    resolve: {
      ...shared.resolve,
      alias: {
        ...shared.resolve?.alias,
        [path.join(root, 'src/pages/lesson/lessonModules.ts')]: path.join(
          root,
          'src/pages/lesson/lessonModules.server.ts',
        ),
      },
    },
    module: {
      rules: moduleRules(settings, false),
      // One file from the start: merging hundreds of chunks takes longer than all the rest of a change.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    output: {
      path: outDir,
      publicPath: settings.basePath,
      filename: '[name].cjs',
      pathinfo: false,
      library: { type: 'commonjs2' },
      // In development the runner's page lies beside it.
      clean: isProduction,
    },
    plugins: shared.plugins,
    optimization: { minimize: false },
    devtool: false,
  };
}
