import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveSite } from '../../../src/build/server/serve';
import { SECOND_BRAND_DIST, SITES, type BuiltSite, type SiteName } from './sites';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const WEBPACK = ['node_modules/webpack/bin/webpack.js', '--mode', 'production'];

/**
 * Builds what the tests look at and serves it, one site at the root of a host, one under a sub-path and one with a
 * gallery of MUI, each on a free port. The first is `dist`, built only if it is not there; the others, and the one of a second
 * brand, are built anew. `SITE_DIST`, `SITE_DIST_SUB`, `SITE_DIST_GALLERY` and `SITE_DIST_SECOND_BRAND` name folders that are built already.
 *
 * @returns a function that ends the servers
 * @throws if a build fails
 */
export default async function serveSites(): Promise<() => void> {
  const [root, sub, gallery] = await Promise.all([
    process.env['SITE_DIST'] ??
      (existsSync(path.join(SITES.root.dir, '404.html')) ? SITES.root.dir : build(SITES.root)),
    process.env['SITE_DIST_SUB'] ?? build(SITES.sub),
    process.env['SITE_DIST_GALLERY'] ??
      build(SITES.gallery, { EXTRA_ROUTES_FILE: 'test/gallery/routes.ts' }),
    process.env['SITE_DIST_SECOND_BRAND'] ?? buildSecondBrand(),
  ]);
  const servers = await Promise.all([
    serve('root', root),
    serve('sub', sub),
    serve('gallery', gallery),
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

function buildSecondBrand(): Promise<string> {
  return build(
    { dir: SECOND_BRAND_DIST, basePath: '/', siteUrl: 'https://harbor.example' },
    {
      BRAND_FILE: 'test/support/secondBrand.ts',
      LOGO_FILE: 'test/support/secondLogo.svg',
      TOKENS_FILE: 'test/support/secondTokens.ts',
    },
  );
}

type Place = Pick<BuiltSite, 'dir' | 'basePath' | 'siteUrl'>;

async function build({ dir, basePath, siteUrl }: Place, env = {}): Promise<string> {
  await promisify(execFile)(process.execPath, WEBPACK, {
    cwd: ROOT,
    env: { ...process.env, ...env, BASE_PATH: basePath, SITE_URL: siteUrl, OUT_DIR: dir },
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`The site for ${dir} was not built.\n${error.stdout}${error.stderr}`);
  });
  return dir;
}
