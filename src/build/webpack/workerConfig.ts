import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { replacedPaths } from '../language/languageFiles';
import { EDITOR_FOLDER } from '../editor/editorPolicy';
import type { BuildSettings } from '../settings';
import type { ClientFiles } from './ClientFilesPlugin';
import { FileListPlugin } from './FileListPlugin';
import { EMITTED } from './emittedTypeScript';
import { scriptMinimizer } from './scriptMinimizer';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Returns the webpack configuration for the service worker, a single file at the site's root.
 *
 * @param settings - the build's settings; if `serviceWorker` is off, the file unregisters earlier workers
 * @param clientFiles - files of the client bundle, for the build id and the file list
 */
export function workerConfig(settings: BuildSettings, clientFiles: ClientFiles): Configuration {
  return {
    name: 'worker',
    // Makes the webpack CLI build the client first, because the file list and the build id depend on it.
    dependencies: ['client'],
    context: ROOT,
    mode: 'production',
    devtool: false,
    target: ['webworker', 'es2022'],
    entry: {
      sw: settings.serviceWorker ? './src/offline/worker.ts' : './src/offline/killSwitch.ts',
    },
    output: { path: settings.outDir, filename: '[name].js', clean: false },
    resolve: { extensions: ['.ts', '.js', '.mjs'], alias: replacedPaths(settings, ROOT) },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: EMITTED },
        },
      ],
    },
    plugins: [
      ...(settings.serviceWorker ? [new FileListPlugin(clientFiles, settings.outDir)] : []),
      new webpack.DefinePlugin({
        'process.env.BASE_PATH': JSON.stringify(settings.basePath),
        'process.env.EDITOR_PATH': JSON.stringify(
          settings.hasEditor ? settings.rootPath + EDITOR_FOLDER.slice(0, -1) : '',
        ),
        'process.env.ROOT_PATH': JSON.stringify(settings.rootPath),
        // Webpack calls this function only after building the client bundle, which determines the build id.
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
