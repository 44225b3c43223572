import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { readSettings } from '../settings';
import { freshness } from './freshness';
import { serveSite } from './serve';

/**
 * `npm start`: builds the site if it is missing or older than its sources, and serves it. `PORT` names the first port to
 * try.
 */

const DEFAULT_PORT = 4173;

const root = path.resolve(import.meta.dirname, '../../..');
const { outDir, basePath, brandFile, tokensFile } = readSettings(process.env, root);
const sources = ['src', 'public', 'webpack.config.ts', 'package.json', brandFile, tokensFile];

const state = await freshness(
  outDir,
  sources.map((source) => path.resolve(root, source)),
);
if (state !== 'fresh') {
  const folder = path.relative(root, outDir);
  console.log(
    state === 'missing'
      ? 'Building the site first. This takes two to three minutes.'
      : `${folder} is older than the sources: building the site anew. This takes less than a minute as a rule.`,
  );
  const build = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit', shell: true });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
// Live: a build under the running server would leave it with names of files that are gone.
const { url } = await serveSite({ dir: outDir, basePath, port, live: true, compressed: true });
console.log(`The site is served at ${url} (Ctrl+C ends it).`);
