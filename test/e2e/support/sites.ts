import path from 'node:path';
import { brand } from '../../../src/brand/brand';
import type { Brand } from '../../../src/brand/brandModel';
import { dark, light, type ModeColors } from '../../../src/theme/tokens';
import { brand as secondBrand } from '../../support/secondBrand';
import * as secondTokens from '../../support/secondTokens';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

export type SiteName = 'root' | 'variant';

export interface BuiltSite {
  /** What `BASE_PATH` the site is built with. */
  basePath: string;
  /** What `SITE_URL` it is built with; empty for none. */
  siteUrl: string;
  /** The brand it speaks for. */
  brand: Brand;
  /** The colors of its modes. */
  colors: Readonly<Record<'light' | 'dark', ModeColors>>;
  /** Addresses that only this build has. */
  extraAddresses: readonly string[];
  /** Environment variable that holds the address it is served at. */
  urlVariable: string;
  /** Folder it is built in. */
  dir: string;
}

/** The builds that the tests look at: one with every setting at its default, and one with every setting changed. */
export const SITES: Readonly<Record<SiteName, BuiltSite>> = {
  root: {
    basePath: '/',
    siteUrl: '',
    brand,
    colors: { light, dark },
    extraAddresses: [],
    urlVariable: 'E2E_ROOT_URL',
    dir: folder('SITE_DIST', 'dist'),
  },
  variant: {
    basePath: '/sub/',
    siteUrl: 'https://harbor.example',
    brand: secondBrand,
    colors: secondTokens,
    extraAddresses: ['/gallery'],
    urlVariable: 'E2E_VARIANT_URL',
    dir: folder('SITE_DIST_VARIANT', '.build/sites/variant'),
  },
};

/** The variant's brand kit, and a page of every family of MUI components. */
const VARIANT_FILES = {
  BRAND_FILE: 'test/support/secondBrand.ts',
  LOGO_FILE: 'test/support/secondLogo.svg',
  TOKENS_FILE: 'test/support/secondTokens.ts',
  EXTRA_ROUTES_FILE: 'test/gallery/routes.ts',
};

/** How the variant is built: environment, and what it is made of next to the sources of every site. */
export const VARIANT_BUILD = {
  env: {
    ...VARIANT_FILES,
    BASE_PATH: SITES.variant.basePath,
    SITE_URL: SITES.variant.siteUrl,
    OUT_DIR: SITES.variant.dir,
  },
  sources: [
    ...['src', 'public', 'webpack.config.ts', 'package.json', 'test/gallery'],
    ...Object.values(VARIANT_FILES),
  ].map((source) => path.resolve(ROOT, source)),
} as const;

/** The folder that an environment variable names, or else the one that the tests build in. */
function folder(variable: string, ownFolder: string): string {
  return path.resolve(ROOT, process.env[variable] ?? ownFolder);
}
