/**
 * Builds `runner.html`, the document in the iframe that runs readers' code. It's a single file that includes
 * its script and the worker's source, so it doesn't have to load, cache or verify anything else.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Compiler, Configuration } from 'webpack';
import { runnerPage } from '../documents/runnerPage';
import { replacedPaths } from '../language/languageFiles';
import type { BuildSettings } from '../settings';
import { EMITTED } from './emittedTypeScript';
import { scriptMinimizer } from './scriptMinimizer';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FRAME = 'runner-frame.js';
const WORKER = 'runner-worker.js';

/**
 * Returns the webpack configuration for the runner page. It has no shared chunks and no `eval`, even in
 * development.
 *
 * @param settings - the build's settings
 */
export function runnerConfig(settings: BuildSettings): Configuration {
  return {
    name: 'runner',
    mode: 'production',
    // No size warnings: the page is only loaded on demand.
    performance: false,
    devtool: false,
    target: ['web', 'es2022'],
    entry: {
      'runner-frame': path.join(ROOT, 'src/languages/javascript/run/frame.ts'),
      'runner-worker': path.join(ROOT, 'src/languages/javascript/run/worker.ts'),
    },
    output: { path: settings.outDir, filename: '[name].js', clean: false },
    resolve: { extensions: ['.ts', '.js'], alias: replacedPaths(settings, ROOT) },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: EMITTED },
        },
      ],
    },
    optimization: { runtimeChunk: false, splitChunks: false, minimizer: [scriptMinimizer()] },
    plugins: [new RunnerPlugin()],
  };
}

/** Inlines the two scripts into the page and removes their files. */
class RunnerPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RunnerPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'RunnerPlugin', stage }, (assets) => {
        const [frame, worker] = [FRAME, WORKER].map((name) => assets[name]?.source().toString());
        if (frame !== undefined && worker !== undefined) {
          // Marked as minimized, so that no minimizer changes the script, which would invalidate its CSP
          // hash.
          const page = new sources.RawSource(runnerPage(frame, worker));
          compilation.emitAsset('runner.html', page, { minimized: true });
          compilation.deleteAsset(FRAME);
          compilation.deleteAsset(WORKER);
        }
      });
    });
  }
}
