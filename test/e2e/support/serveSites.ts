import { serveSite } from '../../../src/build/server/serve';
import { buildRoot, buildVariant } from './buildSites';
import { SITES, type SiteName } from './sites';

/**
 * Builds what the tests look at where it is not there, and serves it, each site on a free port. `SITE_DIST` and
 * `SITE_DIST_VARIANT` name folders that are built already.
 *
 * @returns a function that ends the servers
 * @throws if a build fails
 */
export default async function serveSites(): Promise<() => void> {
  // One after the other: both compile the lessons where they have changed.
  await buildRoot();
  await buildVariant();
  const servers = await Promise.all([serve('root'), serve('variant')]);
  return () => {
    for (const server of servers) server.close();
  };
}

async function serve(name: SiteName) {
  const { dir, basePath, urlVariable } = SITES[name];
  const { url, server } = await serveSite({ dir, basePath, port: 0 });
  // The tests' processes start after this and inherit it.
  process.env[urlVariable] = url;
  return server;
}
