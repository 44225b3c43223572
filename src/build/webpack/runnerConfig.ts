/**
 * Builds `runner.html` and `runner-python.html`, the documents in the iframes that run readers' code. Each is a single file
 * that includes its script and the worker's source, so it doesn't have to load, cache or verify anything else.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { runnerPage } from '../documents/runnerPage';
import { replacedPaths } from '../language/languageFiles';
import type { BuildSettings } from '../settings';
import { EMITTED } from './emittedTypeScript';
import { scriptMinimizer } from './scriptMinimizer';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

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
    plugins: [new RunnerPlugin('runner.html', 'javascript')],
  };
}

/**
 * Returns the webpack configuration for the page that runs Python.
 *
 * @param settings - the build's settings
 */
export function pythonConfig(settings: BuildSettings): Configuration {
  const runner = runnerConfig(settings);
  return {
    ...runner,
    name: 'python',
    entry: {
      'runner-python-frame': path.join(ROOT, 'src/languages/python/run/frame.ts'),
      'runner-python-worker': path.join(ROOT, 'src/languages/python/run/worker.ts'),
    },
    resolve: { ...runner.resolve, extensions: ['.ts', '.mjs', '.js'] },
    module: {
      ...runner.module,
      // Pyodide imports its files by address if it isn't given them.
      parser: { javascript: { exprContextCritical: false } },
    },
    plugins: [
      // Pyodide imports these only in Node.
      new webpack.IgnorePlugin({ resourceRegExp: /^(?:node:|ws$)/ }),
      new RunnerPlugin('runner-python.html', 'python'),
    ],
  };
}

/** Inlines a page's two scripts into it and removes their files. */
class RunnerPlugin {
  readonly #file: string;
  readonly #language: 'javascript' | 'python';

  constructor(file: string, language: 'javascript' | 'python') {
    this.#file = file;
    this.#language = language;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RunnerPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'RunnerPlugin', stage }, (assets) => {
        const name = this.#file.replace('.html', '');
        const files = [`${name}-frame.js`, `${name}-worker.js`];
        const [frame, worker] = files.map((file) => assets[file]?.source().toString());
        if (frame !== undefined && worker !== undefined) {
          // Marked as minimized, so that no minimizer changes the script, which would invalidate its CSP
          // hash.
          const page = new sources.RawSource(runnerPage(this.#language, frame, worker));
          compilation.emitAsset(this.#file, page, { minimized: true });
          for (const file of files) compilation.deleteAsset(file);
        }
      });
    });
  }
}
