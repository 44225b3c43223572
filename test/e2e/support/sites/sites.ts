import path from 'node:path';
import { brand } from '../../../../.generated/school/brand';
import { dark, light } from '../../../../src/school/tokens';
import type { ModeColors } from '../../../../src/theme/modeColors';
import { EXTRA_ROUTES } from '../../../gallery/routes';
import { TESTED_SITE } from '../../../support/english';
import * as secondTokens from '../../../support/secondTokens';
import { SECOND_BRAND, secondBrand, type SiteBrand } from './secondBrand';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');

export type SiteName = 'root' | 'variant';

export interface BuiltSite {
  /** `BASE_PATH` of the build. */
  basePath: string;
  /** `SITE_URL` of the build; '' if unset. */
  siteUrl: string;
  brand: SiteBrand;
  /** Color tokens by color scheme. */
  colors: Readonly<Record<'light' | 'dark', ModeColors>>;
  /** Languages other than the first, which have folders of their own. */
  otherLanguages: readonly string[];
  /** Addresses that only this build has. */
  extraAddresses: readonly string[];
  /** Name of the environment variable that holds the URL where the build is served. */
  urlVariable: string;
  /** Folder that contains the built files. */
  dir: string;
}

/** The two builds under test: one with all settings at their defaults, one with all of them changed. */
export const SITES: Readonly<Record<SiteName, BuiltSite>> = {
  root: {
    basePath: '/',
    siteUrl: '',
    brand,
    colors: { light, dark },
    otherLanguages: [],
    extraAddresses: [],
    urlVariable: 'E2E_ROOT_URL',
    dir: folder('SITE_DIST', TESTED_SITE),
  },
  variant: {
    basePath: '/sub/',
    siteUrl: 'https://harbor.example',
    brand: secondBrand(ROOT),
    colors: secondTokens,
    otherLanguages: ['de', 'ar'],
    extraAddresses: EXTRA_ROUTES.flatMap(({ path }) => path ?? []),
    urlVariable: 'E2E_VARIANT_URL',
    dir: folder('SITE_DIST_VARIANT', '.build/sites/variant'),
  },
};

/**
 * The variant's logo, tokens and languages, plus gallery pages with every family of MUI components and with other
 * packages.
 */
const VARIANT_FILES = {
  LOGO_FILE: 'test/support/secondLogo.svg',
  TOKENS_FILE: 'test/support/secondTokens.ts',
  EXTRA_ROUTES_FILE: 'test/gallery/routes.ts',
  LANGUAGES_FILE: 'test/support/languages.yaml',
};

/** The environment variables for building the variant, apart from `BRAND_FILE` (see `writeSecondBrand`), and all files and folders that it's built from. */
export const VARIANT_BUILD = {
  env: {
    ...VARIANT_FILES,
    BASE_PATH: SITES.variant.basePath,
    SITE_URL: SITES.variant.siteUrl,
    OUT_DIR: SITES.variant.dir,
  },
  sources: [
    ...['src', 'public', 'webpack.config.ts', 'package.json', 'test/gallery'],
    ...[SECOND_BRAND, ...Object.values(VARIANT_FILES)],
  ].map((source) => path.resolve(ROOT, source)),
} as const;

/** Returns the folder named by an environment variable, or the default if it's unset. */
function folder(variable: string, defaultFolder: string): string {
  return path.resolve(ROOT, process.env[variable] ?? defaultFolder);
}
