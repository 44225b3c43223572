import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { BuildSettings } from '../settings';
import type { ClientFiles } from './ClientFilesPlugin';
import { FileListPlugin } from './FileListPlugin';
import { scriptMinimizer } from './scriptMinimizer';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Webpack's configuration of the service worker: one file at the site's root, whose text changes with every build.
 *
 * @param settings - the build's settings; with the worker switched off, the file is the one that removes it
 * @param clientFiles - the client's files, from which the build's name is made
 */
export function workerConfig(settings: BuildSettings, clientFiles: ClientFiles): Configuration {
  return {
    name: 'worker',
    // For webpack's command line: the list of files and the build's name are made from the client's files.
    dependencies: ['client'],
    context: ROOT,
    mode: 'production',
    devtool: false,
    target: ['webworker', 'es2022'],
    entry: {
      sw: settings.serviceWorker ? './src/offline/worker.ts' : './src/offline/killSwitch.ts',
    },
    output: { path: settings.outDir, filename: '[name].js', clean: false },
    resolve: { extensions: ['.ts', '.js', '.mjs'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
      ],
    },
    plugins: [
      ...(settings.serviceWorker ? [new FileListPlugin(clientFiles, settings.outDir)] : []),
      new webpack.DefinePlugin({
        'process.env.BASE_PATH': JSON.stringify(settings.basePath),
        // Read when this bundle is made, after the client's.
        'process.env.BUILD_ID': webpack.DefinePlugin.runtimeValue(
          () => JSON.stringify(clientFiles.buildId()),
          true,
        ),
      }),
    ],
    optimization: { minimizer: [scriptMinimizer()] },
    stats: 'errors-warnings',
  };
}
