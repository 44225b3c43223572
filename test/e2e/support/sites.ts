import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export type SiteName = 'root' | 'sub' | 'gallery';

interface BuiltSite {
  /** What `BASE_PATH` the site is built with. */
  basePath: string;
  /** What `SITE_URL` it is built with; empty for none. */
  siteUrl: string;
  /** Environment variable that holds the address it is served at. */
  urlVariable: string;
}

/** The builds that are served to the tests. */
export const SITES: Readonly<Record<SiteName, BuiltSite>> = {
  root: { basePath: '/', siteUrl: '', urlVariable: 'E2E_ROOT_URL' },
  sub: { basePath: '/sub/', siteUrl: 'https://example.org', urlVariable: 'E2E_SUB_URL' },
  /** With a page of every family of MUI components, which no other build has. */
  gallery: { basePath: '/', siteUrl: '', urlVariable: 'E2E_GALLERY_URL' },
};

/** Folder of the site built for a second brand, by changing the brand file, the logo and the tokens alone. */
export const SECOND_BRAND_DIST = path.resolve(
  ROOT,
  process.env['SITE_DIST_SECOND_BRAND'] ?? '.build/sites/second-brand',
);
