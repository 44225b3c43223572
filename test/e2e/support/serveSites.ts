import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { serveSite } from '../../../src/build/serve';
import { SITES, type SiteName } from './sites';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Serves the built sites to the tests, one at the root of a host and one under a sub-path, each on a free port.
 * `SITE_DIST` and `SITE_DIST_SUB` name folders that are built already. Without them the first is `dist`, built only if it
 * is not there, and the second is built anew.
 *
 * @returns a function that ends the servers
 * @throws if a build fails
 */
export default async function serveSites(): Promise<() => void> {
  const servers = await Promise.all([
    serve('root', process.env['SITE_DIST'] ?? builtRoot()),
    serve('sub', process.env['SITE_DIST_SUB'] ?? build('sub', '.build/sites/sub')),
  ]);
  return () => {
    for (const server of servers) server.close();
  };
}

async function serve(name: SiteName, dir: string) {
  const { basePath, urlVariable } = SITES[name];
  const { url, server } = await serveSite({ dir: path.resolve(ROOT, dir), basePath, port: 0 });
  // The tests' processes start after this and inherit it.
  process.env[urlVariable] = url;
  return server;
}

function builtRoot(): string {
  return existsSync(path.join(ROOT, 'dist/404.html')) ? 'dist' : build('root', 'dist');
}

function build(name: SiteName, outDir: string): string {
  const { basePath, siteUrl } = SITES[name];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/webpack/bin/webpack.js', '--mode', 'production'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, BASE_PATH: basePath, SITE_URL: siteUrl, OUT_DIR: outDir },
    },
  );
  if (status !== 0)
    throw new Error(`The site under ${basePath} was not built.\n${stdout}${stderr}`);
  return outDir;
}
