import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { readSettings } from '../settings';
import { buildState } from './buildState';
import { serveSite } from './serve';
import { siteSources } from './siteSources';

/**
 * `npm start`: builds the site if it's missing or outdated, and serves it. `PORT` sets the first port to try.
 */

const DEFAULT_PORT = 4173;

const root = path.resolve(import.meta.dirname, '../../..');
const { outDir, basePath } = readSettings(process.env, root);

const state = await buildState(outDir, siteSources(root));
if (state !== 'fresh') {
  const folder = path.relative(root, outDir);
  console.log(
    state === 'missing'
      ? "The site hasn't been built yet, so it's being built first. This takes about a minute."
      : `${folder} is older than its sources, so it's being rebuilt.`,
  );
  const build = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: true,
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
// `live` tells the server that files can change while it runs, because a rebuild replaces them.
const { url } = await serveSite({ dir: outDir, basePath, port, live: true, compressed: true });
const seconds = (performance.now() / 1_000).toFixed(1);
console.log(
  `The site is running at ${url} after ${seconds} s. Next: open it in a browser; Ctrl+C stops it.`,
);
