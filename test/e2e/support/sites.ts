import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export type SiteName = 'root' | 'sub' | 'gallery';

export interface BuiltSite {
  /** What `BASE_PATH` the site is built with. */
  basePath: string;
  /** What `SITE_URL` it is built with; empty for none. */
  siteUrl: string;
  /** Environment variable that holds the address it is served at. */
  urlVariable: string;
  /** Folder it is built in. */
  dir: string;
}

/** The builds that the tests look at. */
export const SITES: Readonly<Record<SiteName, BuiltSite>> = {
  root: {
    basePath: '/',
    siteUrl: '',
    urlVariable: 'E2E_ROOT_URL',
    dir: folder('SITE_DIST', 'dist'),
  },
  sub: {
    basePath: '/sub/',
    siteUrl: 'https://example.org',
    urlVariable: 'E2E_SUB_URL',
    dir: folder('SITE_DIST_SUB', '.build/sites/sub'),
  },
  /** With a page of every family of MUI components, which no other build has. */
  gallery: {
    basePath: '/',
    siteUrl: '',
    urlVariable: 'E2E_GALLERY_URL',
    dir: folder('SITE_DIST_GALLERY', '.build/sites/gallery'),
  },
};

/** Folder of the site built for a second brand, by changing the brand file, the logo and the tokens alone. */
export const SECOND_BRAND_DIST = folder('SITE_DIST_SECOND_BRAND', '.build/sites/second-brand');

/** The folder that an environment variable names, or else the one that the tests build in. */
function folder(variable: string, ownFolder: string): string {
  return path.resolve(ROOT, process.env[variable] ?? ownFolder);
}
