import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { BRAND_MODULE, compiledBrand } from './src/build/content/school/brandModule';
import { bundleCache } from './src/build/webpack/bundleCache';
import { ClientFilesPlugin } from './src/build/webpack/ClientFilesPlugin';
import { CompileHintPlugin } from './src/build/webpack/CompileHintPlugin';
import { LeanLibraryPlugin } from './src/build/libraries/LeanLibraryPlugin';
import { LibraryFixesPlugin } from './src/build/libraries/LibraryFixesPlugin';
import { moduleRules } from './src/build/webpack/moduleRules';
import { OwnScriptsPlugin } from './src/build/webpack/OwnScriptsPlugin';
import { checkBrandKit } from './src/build/checks/checkBrandKit';
import { previewConfig } from './src/build/webpack/previewConfig';
import { pythonConfig, runnerConfig } from './src/build/webpack/runnerConfig';
import { scriptMinimizer } from './src/build/webpack/scriptMinimizer';
import { workerConfig } from './src/build/webpack/workerConfig';
import { ShippedPackages } from './src/build/webpack/ShippedPackages';
import { contentFolder, localExtensions, replacedPaths } from './src/build/language/languageFiles';
import { directionOf, namedLanguages } from './src/build/language/siteLanguages';
import { TRUSTED_TYPES } from './src/site/trustedTypes';
import { STYLE_TARGETS } from './src/build/styleTargets';
import { buildDir, readSettings, type BuildSettings } from './src/build/settings';

const root = import.meta.dirname;

/**
 * Configures the bundles for the webpack CLI. `npm run build` (`src/build/build.ts`) builds the same bundles
 * in parallel and also writes the documents.
 */
export default async function config(): Promise<Configuration[]> {
  // The site's webpack loaders are written in TypeScript, which Node 20 can't load on its own.
  const { register } = await import('tsx/esm/api');
  register();
  const settings = await settingsOrExit(true);
  const { client, runner, python, preview, worker } = await siteBundles(settings);
  return [client, runner, python, preview, worker, await rendererBundle(settings)];
}

/**
 * Returns the configurations of the bundles that ship with the site, and the plugins that collect their
 * output.
 */
export async function siteBundles(settings: BuildSettings) {
  const clientFiles = new ClientFilesPlugin();
  const packages = new ShippedPackages();
  const client = clientConfig(settings, true, clientFiles);
  client.plugins?.push(packages);
  const preview = previewConfig(settings);
  preview.plugins?.push(packages);
  const python = pythonConfig(settings);
  python.plugins?.push(packages);
  const worker = workerConfig(settings, clientFiles);
  worker.plugins?.push(packages);
  const withCache = await productionCache(settings);
  return {
    client: withCache(client),
    runner: withCache(runnerConfig(settings)),
    python: withCache(python),
    preview: withCache(preview),
    worker: withCache(worker),
    clientFiles,
    packages,
  };
}

/** Returns the configuration of the bundle that prerenders the pages. */
export async function rendererBundle(settings: BuildSettings): Promise<Configuration> {
  const withCache = await productionCache(settings);
  return withCache(serverConfig(settings, true));
}

function productionCache(settings: BuildSettings) {
  return bundleCache(settings, root, path.join(buildDir(settings, root, 'kept'), 'bundles'));
}

/** Reads the settings. If one is invalid, prints a one-line error and exits. */
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

/** Returns the options that the client and server bundles share. */
function sharedConfig(settings: BuildSettings, isProduction: boolean): Configuration {
  return {
    context: root,
    mode: isProduction ? 'production' : 'development',
    resolve: {
      extensions: [...localExtensions(settings), '.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: {
        ...replacedPaths(settings, root),
        // In the folder of the language's content, because paths are replaced one after the other.
        [path.join(root, contentFolder(settings), BRAND_MODULE)]: compiledBrand(settings, root),
        ...(settings.languages.length > 1
          ? {}
          : { [footer('LanguageLinks.tsx')]: footer('noLanguageLinks.ts') }),
        ...(directionOf(settings.language) === 'rtl'
          ? { [theme('direction.ts')]: theme('rightToLeft.ts') }
          : {}),
        [path.join(root, 'src/school/logo.svg')]: settings.logoFile,
        [path.join(root, 'src/school/tokens.ts')]: settings.tokensFile,
        [path.join(root, 'src/app/extraRoutes.ts')]: settings.extraRoutesFile,
      },
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.BASE_PATH': JSON.stringify(settings.basePath),
        'process.env.ROOT_PATH': JSON.stringify(settings.rootPath),
        'process.env.LANGUAGES': JSON.stringify(JSON.stringify(namedLanguages(settings))),
        'process.env.DIRECTION': JSON.stringify(directionOf(settings.language)),
        'process.env.SITE_LANGUAGE': JSON.stringify(settings.language),
        'process.env.SITE_ROOT': JSON.stringify(settings.siteRoot),
        // Development has no service worker, because it would serve stale code.
        'process.env.SERVICE_WORKER': JSON.stringify(isProduction && settings.serviceWorker),
        'process.env.BUILD_YEAR': JSON.stringify(settings.buildDate.getUTCFullYear()),
      }),
      new LibraryFixesPlugin(),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

/** The TypeScript compiler. It requires modules only in Node, and parsing it would take seconds. */
const COMPILER = /[\\/]typescript[\\/]lib[\\/]typescript\.js$/;

function theme(file: string): string {
  return path.join(root, 'src/theme', file);
}

function footer(file: string): string {
  return path.join(root, 'src/layout/footer', file);
}

/** Returns the browser bundle's configuration, which `developmentConfig.ts` adapts for development. */
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
        // Makes lottie-react draw in a worker.
        'lottie-web/build/player/lottie_light.js': path.join(
          root,
          'src/animation/engine/offscreenPlayer.ts',
        ),
      },
    },
    entry: { main: './src/entry.client.tsx' },
    module: {
      rules: moduleRules(settings, true),
      noParse: COMPILER,
    },
    output: {
      path: settings.outDir,
      publicPath: settings.basePath,
      // Without this, webpack would put the package name, which contains the brand, into the scripts.
      uniqueName: 'site',
      // Browsers that enforce Trusted Types would otherwise block the chunks.
      trustedTypes: { policyName: TRUSTED_TYPES.scripts },
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      // Time limit for loading a chunk, in ms: enough for a slow phone, but it gives up on hung requests.
      chunkLoadTimeout: 30_000,
      // Keeps the pages of the sandboxed frames, which other bundles may already have written.
      clean: isProduction && { keep: /^(?:runner(?:-python)?|preview)\.html$/ },
    },
    plugins: [
      ...(shared.plugins ?? []),
      new MiniCssExtractPlugin({
        filename: `assets/${name}.css`,
        chunkFilename: `assets/${name}.css`,
        // The order of CSS modules doesn't matter: their class names are unique.
        ignoreOrder: true,
      }),
      // Lets webpack tree-shake libraries, which it doesn't do in development.
      ...(isProduction ? [new LeanLibraryPlugin()] : []),
      new OwnScriptsPlugin(settings.basePath),
      ...(isProduction ? [new CompileHintPlugin()] : []),
      clientFiles,
      new CopyPlugin({
        patterns: [
          {
            from: 'public',
            // `index.html` is the template that the build creates the pages from, so it isn't published.
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
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: STYLE_TARGETS,
        }),
      ],
      splitChunks: {
        // Splits async chunks, as webpack does by default, but not workers, because a worker's second file
        // would cost another round trip.
        chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
        // In bytes before minification. Less than that is copied into each chunk that needs it, because a request
        // would cost more. So is everything beyond four files per import: a first visit makes at most 22 requests
        // instead of 25, and all scripts together grow by 0.6 % (November 2026).
        minSize: 50_000,
        maxAsyncRequests: 4,
        enforceSizeThreshold: Infinity,
        cacheGroups: {
          // Keeps libraries in a separate file, so that content changes don't invalidate their cache.
          vendor: {
            test: /[\\/]node_modules[\\/](?!.*\.css$)/,
            name: 'vendor',
            chunks: 'initial',
            enforce: true,
          },
        },
      },
    },
    // Avoids eval-based source maps because development uses the production CSP.
    devtool: isProduction ? false : 'cheap-module-source-map',
  };
}

/** Returns the configuration of the bundle that renders the pages in Node. */
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
      noParse: COMPILER,
      // Bundles dynamic imports into one file: hundreds of chunks would dominate rebuild time.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    output: {
      path: outDir,
      publicPath: settings.basePath,
      filename: '[name].cjs',
      pathinfo: false,
      library: { type: 'commonjs2' },
      // In development, keeps the folder's other files, such as the runner page.
      clean: isProduction,
    },
    plugins: shared.plugins,
    optimization: { minimize: false },
    devtool: false,
  };
}
