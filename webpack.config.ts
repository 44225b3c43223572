import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import 'webpack-dev-server';
import { ClientFilesPlugin } from './src/build/ClientFilesPlugin';
import { PrerenderPlugin } from './src/build/PrerenderPlugin';
import { checkBrandKit } from './src/build/checkBrandKit';
import {
  PRODUCTION_ALIASES,
  PURE_CALLS,
  withoutPrerendered,
  withoutUnusedParts,
} from './src/build/leanLibraries';
import { runnerConfig } from './src/build/RunnerPlugin';
import { defineThemeValues, themeConfig } from './src/build/themeConfig';
import { workerConfig } from './src/build/workerConfig';
import { ShippedPackages } from './src/build/ShippedPackages';
import { readSettings, type BuildSettings } from './src/build/settings';

const root = import.meta.dirname;

/** What the client has in place of `src/theme/theme.ts`: the theme's values instead of what makes them. */
const READY_THEME = path.join(root, 'src/theme/readyTheme.ts');

/** One build: what the browser loads, the frame that runs readers' code, and what renders the pages. */
export default async function config(
  _env: Record<string, unknown>,
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
  client.plugins?.push(packages);
  const runner = runnerConfig(settings.outDir);
  if (!isProduction) return [client, runner];
  const worker = workerConfig(settings, clientFiles);
  worker.plugins?.push(packages);
  const theme = themeConfig(
    { ...sharedConfig(settings, true), module: { rules: moduleRules(settings, false) } },
    buildDir(settings),
  );
  return [theme, client, runner, worker, serverConfig(settings, clientFiles, packages)];
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

/** Folder for bundles that only the build runs. */
function buildDir({ outDir }: BuildSettings): string {
  return path.join(root, '.build', path.basename(outDir));
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
        ...(isProduction ? PRODUCTION_ALIASES : {}),
      },
    },
    plugins: [
      ...withoutUnusedParts(),
      new webpack.DefinePlugin({
        'process.env.BASE_PATH': JSON.stringify(settings.basePath),
        'process.env.SITE_ROOT': JSON.stringify(settings.siteRoot),
        // None in development: a worker would serve yesterday's code.
        'process.env.SERVICE_WORKER': JSON.stringify(isProduction && settings.serviceWorker),
        'process.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()),
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

/** Rules for scripts, style sheets and files; `emit` is false where only their names are wanted. */
function moduleRules({ logoFile, tokensFile }: BuildSettings, emit: boolean): RuleSetRule[] {
  const cssLoader = {
    loader: 'css-loader',
    options: {
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: !emit,
        localIdentName: '[name]__[local]--[hash:base64:4]',
      },
    },
  };
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: 'ts-loader',
      options: { transpileOnly: true, compilerOptions: { noEmit: false } },
    },
    {
      // Needed only by exports the site does not use, but as CommonJS webpack cannot tell.
      test: /node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/,
      sideEffects: false,
    },
    {
      test: /\.module\.css$/,
      use: emit ? [MiniCssExtractPlugin.loader, cssLoader] : [cssLoader],
    },
    {
      test: /(?<!\.module)\.css$/,
      use: emit ? [MiniCssExtractPlugin.loader, cssLoader] : ['css-loader'],
    },
    {
      test: /[\\/]theme[\\/]fonts\.css$/,
      loader: path.join(root, 'src/build/fontsLoader.ts'),
      options: { tokensFile },
    },
    {
      test: /[\\/]animation[\\/](?:intelligentAutomation\.json|poster\.svg)$/,
      loader: path.join(root, 'src/build/recolorLoader.ts'),
      options: { tokensFile },
    },
    {
      resource: logoFile,
      type: 'javascript/auto',
      loader: path.join(root, 'src/build/logoLoader.ts'),
    },
    {
      test: /\.(?:svg|woff2)$/,
      exclude: logoFile,
      type: 'asset/resource',
      generator: { filename: 'assets/[name].[contenthash:8][ext]', emit },
    },
  ];
}

function clientConfig(
  settings: BuildSettings,
  isProduction: boolean,
  clientFiles: ClientFilesPlugin,
): Configuration {
  const shared = sharedConfig(settings, isProduction);
  const name = isProduction ? '[name].[contenthash:8]' : '[name]';
  return {
    ...shared,
    name: 'client',
    dependencies: isProduction ? ['theme'] : [],
    target: 'browserslist',
    entry: { main: './src/entry.client.tsx' },
    resolve: {
      ...shared.resolve,
      alias: {
        ...shared.resolve?.alias,
        ...(isProduction ? { [path.join(root, 'src/theme/theme.ts')]: READY_THEME } : {}),
      },
    },
    module: { rules: [...moduleRules(settings, true), ...(isProduction ? [PURE_CALLS] : [])] },
    output: {
      path: settings.outDir,
      publicPath: settings.basePath,
      // By default this is the package's name, which is a brand's.
      uniqueName: 'site',
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      // Long enough for a slow phone, short enough that nobody waits for a chunk that hangs.
      chunkLoadTimeout: 30_000,
      clean: isProduction,
    },
    plugins: [
      ...(shared.plugins ?? []),
      new MiniCssExtractPlugin({
        filename: `assets/${name}.css`,
        chunkFilename: `assets/${name}.css`,
        // CSS modules touch only their own classes, so their order among each other is of no account.
        ignoreOrder: true,
      }),
      ...(isProduction ? [...withoutPrerendered(), defineThemeValues(buildDir(settings))] : []),
      clientFiles,
      new CopyPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      runtimeChunk: 'single',
      minimizer: ['...', new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify })],
      splitChunks: {
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
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    devServer: {
      host: '127.0.0.1',
      port: 'auto',
      hot: true,
      historyApiFallback: { index: `${settings.basePath}index.html` },
      static: false,
    },
  };
}

function serverConfig(
  settings: BuildSettings,
  clientFiles: ClientFilesPlugin,
  packages: ShippedPackages,
): Configuration {
  const shared = sharedConfig(settings, true);
  const outDir = buildDir(settings);
  return {
    ...shared,
    name: 'server',
    // The pages' documents name the client's files, and all files are compressed at the end.
    dependencies: ['client', 'runner', 'worker'],
    target: 'node20',
    entry: { server: './src/entry.server.tsx' },
    module: { rules: moduleRules(settings, false) },
    output: {
      path: outDir,
      publicPath: settings.basePath,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    plugins: [
      ...(shared.plugins ?? []),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new PrerenderPlugin({
        settings,
        clientFiles,
        packages,
        serverFile: path.join(outDir, 'server.cjs'),
      }),
    ],
    optimization: { minimize: false },
    devtool: false,
  };
}
