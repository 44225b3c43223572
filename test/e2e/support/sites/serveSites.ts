import { serveSite } from '../../../../src/build/server/serve';
import { buildRoot, buildVariant } from './buildSites';
import { SITES, type SiteName } from './sites';

/**
 * Builds missing sites and serves each on a free port. `SITE_DIST` and `SITE_DIST_VARIANT` can name prebuilt
 * folders.
 *
 * @returns a function that stops the servers
 * @throws if a build fails
 */
export default async function serveSites(): Promise<() => void> {
  // Runs the builds one after the other, so that only the first one has to compile the lessons that changed.
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
  // The test processes start later and inherit this variable.
  process.env[urlVariable] = url;
  return server;
}
