import { existsSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { serveSite } from './serve';
import { readSettings } from './settings';

/** `npm start`: builds the site if it is not there yet, and serves it. `PORT` names the first port to try. */

const DEFAULT_PORT = 4173;

const root = path.resolve(import.meta.dirname, '../..');
const { outDir, basePath } = readSettings(process.env, root);

if (!existsSync(path.join(outDir, '404.html'))) {
  console.log('Building the site first. This takes about a minute.');
  const build = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit', shell: true });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
const { url } = await serveSite({ dir: outDir, basePath, port });
console.log(`The site is served at ${url} (Ctrl+C ends it).`);
