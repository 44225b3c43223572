/**
 * Builds `runner.html`, the page of the frame that runs readers' code: one file that holds its script and its worker's
 * source, so that nothing else has to be found, cached or matched by a hash.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Compiler, Configuration } from 'webpack';
import { runnerPage } from '../documents/runnerPage';
import { scriptMinimizer } from './scriptMinimizer';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FRAME = 'runner-frame.js';
const WORKER = 'runner-worker.js';

/**
 * A webpack configuration of its own beside the site's: without shared chunks and without `eval`, in
 * development too.
 *
 * @param output - the folder that the site is built into
 */
export function runnerConfig(output: string): Configuration {
  return {
    name: 'runner',
    mode: 'production',
    // One page with all that it needs, fetched when it is wanted.
    performance: false,
    devtool: false,
    target: ['web', 'es2022'],
    entry: {
      'runner-frame': path.join(ROOT, 'src/sandbox/frame.ts'),
      'runner-worker': path.join(ROOT, 'src/sandbox/worker.ts'),
    },
    output: { path: output, filename: '[name].js', clean: false },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
      ],
    },
    optimization: { runtimeChunk: false, splitChunks: false, minimizer: [scriptMinimizer()] },
    plugins: [new RunnerPlugin()],
  };
}

/** Joins the two scripts into the page and drops them. */
class RunnerPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RunnerPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'RunnerPlugin', stage }, (assets) => {
        const [frame, worker] = [FRAME, WORKER].map((name) => assets[name]?.source().toString());
        if (frame !== undefined && worker !== undefined) {
          // Marked as minimized: a minimizer that touched the script would break its hash.
          const page = new sources.RawSource(runnerPage(frame, worker));
          compilation.emitAsset('runner.html', page, { minimized: true });
          compilation.deleteAsset(FRAME);
          compilation.deleteAsset(WORKER);
        }
      });
    });
  }
}
