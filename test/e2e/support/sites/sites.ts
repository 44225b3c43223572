import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { brand } from '../../../../.generated/school/brand';
import type { Brand, SocialLink } from '../../../../src/brand/brandModel';
import { dark, light } from '../../../../src/school/tokens';
import type { ModeColors } from '../../../../src/theme/modeColors';
import { EXTRA_ROUTES } from '../../../gallery/routes';
import * as secondTokens from '../../../support/secondTokens';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');

export type SiteName = 'root' | 'variant';

/** A brand whose networks have icons: path data, or components. */
export type SiteBrand = Brand<SocialLink & { icon?: unknown }>;

const SECOND_BRAND = 'test/support/secondBrand.yaml';

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
    dir: folder('SITE_DIST', 'dist'),
  },
  variant: {
    basePath: '/sub/',
    siteUrl: 'https://harbor.example',
    brand: parse(readFileSync(path.join(ROOT, SECOND_BRAND), 'utf8')) as SiteBrand,
    colors: secondTokens,
    otherLanguages: ['de'],
    extraAddresses: EXTRA_ROUTES.flatMap(({ path }) => path ?? []),
    urlVariable: 'E2E_VARIANT_URL',
    dir: folder('SITE_DIST_VARIANT', '.build/sites/variant'),
  },
};

/**
 * The variant's brand kit and languages, plus gallery pages with every family of MUI components and with other
 * packages.
 */
const VARIANT_FILES = {
  BRAND_FILE: SECOND_BRAND,
  LOGO_FILE: 'test/support/secondLogo.svg',
  TOKENS_FILE: 'test/support/secondTokens.ts',
  EXTRA_ROUTES_FILE: 'test/gallery/routes.ts',
  LANGUAGES_FILE: 'test/support/languages.yaml',
};

/** The environment variables for building the variant, and all files and folders that it's built from. */
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

/** Returns the folder named by an environment variable, or the default if it's unset. */
function folder(variable: string, defaultFolder: string): string {
  return path.resolve(ROOT, process.env[variable] ?? defaultFolder);
}
