import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { bundleCache } from './src/build/webpack/bundleCache';
import { ClientFilesPlugin } from './src/build/webpack/ClientFilesPlugin';
import { CompileHintPlugin } from './src/build/webpack/CompileHintPlugin';
import { LeanLibraryPlugin } from './src/build/libraries/LeanLibraryPlugin';
import { moduleRules } from './src/build/webpack/moduleRules';
import { OwnScriptsPlugin } from './src/build/webpack/OwnScriptsPlugin';
import { checkBrandKit } from './src/build/checks/checkBrandKit';
import { previewConfig } from './src/build/webpack/previewConfig';
import { runnerConfig } from './src/build/webpack/runnerConfig';
import { scriptMinimizer } from './src/build/webpack/scriptMinimizer';
import { workerConfig } from './src/build/webpack/workerConfig';
import { ShippedPackages } from './src/build/webpack/ShippedPackages';
import { TRUSTED_TYPES } from './src/site/trustedTypes';
import { buildDir, readSettings, type BuildSettings } from './src/build/settings';

const root = import.meta.dirname;

/**
 * The bundles of the site for webpack's command line. `npm run build` (`src/build/build.ts`) makes the same ones, several at once,
 * and writes the documents.
 */
export default async function config(): Promise<Configuration[]> {
  // For the loaders, which webpack imports by itself: Node 20 reads no TypeScript.
  const { register } = await import('tsx/esm/api');
  register();
  const settings = await settingsOrExit(true);
  const { client, runner, preview, worker } = await siteBundles(settings);
  return [client, runner, preview, worker, await rendererBundle(settings)];
}

/** The bundles that are files of the site, and what was learned while they were made. */
export async function siteBundles(settings: BuildSettings) {
  const clientFiles = new ClientFilesPlugin();
  const packages = new ShippedPackages();
  const client = clientConfig(settings, true, clientFiles);
  client.plugins?.push(packages);
  const preview = previewConfig(settings.outDir);
  preview.plugins?.push(packages);
  const worker = workerConfig(settings, clientFiles);
  worker.plugins?.push(packages);
  const withCache = await productionCache(settings);
  return {
    client: withCache(client),
    runner: withCache(runnerConfig(settings.outDir)),
    preview: withCache(preview),
    worker: withCache(worker),
    clientFiles,
    packages,
  };
}

/** The bundle that renders the pages. */
export async function rendererBundle(settings: BuildSettings): Promise<Configuration> {
  const withCache = await productionCache(settings);
  return withCache(serverConfig(settings, true));
}

function productionCache(settings: BuildSettings) {
  return bundleCache(settings, root, path.join(buildDir(settings, root, 'kept'), 'bundles'));
}

/** Reads the settings; one that is wrong is said in a line, and the process ends. */
export async function settingsOrExit(isProduction: boolean): Promise<BuildSettings> {
  try {
    const settings = readSettings(process.env, root);
    await checkBrandKit(settings, root, isProduction);
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

/** What the browser loads; `developmentConfig.ts` changes it for development. */
export function clientConfig(
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
      // Development leaves nothing out, so there is nothing to mark.
      ...(isProduction ? [new LeanLibraryPlugin()] : []),
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

/** What renders the pages. */
export function serverConfig(
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
