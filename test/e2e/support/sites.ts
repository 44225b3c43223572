export type SiteName = 'root' | 'sub';

interface BuiltSite {
  /** What `BASE_PATH` the site is built with. */
  basePath: string;
  /** What `SITE_URL` it is built with; empty for none. */
  siteUrl: string;
  /** Environment variable that holds the address it is served at. */
  urlVariable: string;
}

/** The two builds the tests look at. */
export const SITES: Readonly<Record<SiteName, BuiltSite>> = {
  root: { basePath: '/', siteUrl: '', urlVariable: 'E2E_ROOT_URL' },
  sub: { basePath: '/sub/', siteUrl: 'https://example.org', urlVariable: 'E2E_SUB_URL' },
};
