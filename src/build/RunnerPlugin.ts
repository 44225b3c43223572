/**
 * Builds `runner.html`, the page of the frame that runs readers' code: one file that holds its script and its worker's
 * source, so that nothing else has to be found, cached or matched by a hash.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Compilation, sources, type Compiler, type Configuration } from 'webpack';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FRAME = 'runner-frame.js';
const WORKER = 'runner-worker.js';

/**
 * A webpack configuration of its own, to stand beside the site's: without shared chunks and without `eval`, in
 * development too.
 *
 * @param output the folder that the site is built into
 */
export function runnerConfig(output: string): Configuration {
  return {
    name: 'runner',
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    entry: {
      'runner-frame': path.join(ROOT, 'src/runner/frame.ts'),
      'runner-worker': path.join(ROOT, 'src/runner/worker.ts'),
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
    optimization: { runtimeChunk: false, splitChunks: false },
    plugins: [new RunnerPlugin()],
  };
}

/** Joins the two scripts into the page and drops them. */
class RunnerPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RunnerPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'RunnerPlugin', stage }, (assets) => {
        const [frame, worker] = [FRAME, WORKER].map((name) => assets[name]?.source().toString());
        if (frame !== undefined && worker !== undefined) {
          compilation.emitAsset('runner.html', new sources.RawSource(runnerPage(frame, worker)));
          compilation.deleteAsset(FRAME);
          compilation.deleteAsset(WORKER);
        }
      });
    });
  }
}

/**
 * The page, with a policy that lets in its one script by its hash and nothing from anywhere.
 *
 * `unsafe-eval` is what running a reader's code means; the worker takes the policy on from the page, so that there too
 * no address can be fetched, imported or connected to.
 */
export function runnerPage(frame: string, worker: string): string {
  const script = embeddable(frame);
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'unsafe-eval'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<title>Code runner</title>
</head>
<body>
<p>This page runs the code of the lessons. It is of use only inside them.</p>
<script type="text/plain" id="worker">${embeddable(worker)}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** Code that cannot end the element it stands in; within strings, which is where these occur, the meaning is the same. */
function embeddable(code: string): string {
  return code.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');
}
