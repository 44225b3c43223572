import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  isFirstLanguage,
  languagePath,
  readLanguages,
  type SiteLanguages,
} from './language/siteLanguages';

/** Build settings from environment variables. */
export interface BuildSettings extends SiteLanguages {
  /** Base path of the site in all languages, with a leading and a trailing slash. */
  rootPath: string;
  /** Base path of the site in this language, with a leading and a trailing slash. */
  basePath: string;
  /** URL of the site in this language, including the base path, without a trailing slash; empty if unknown. */
  siteRoot: string;
  outDir: string;
  /** Folder of the version that's online now, for dictionaries (`files/dictionary.ts`); empty if it isn't there. */
  previousDir: string;
  /** Path of the brand, a YAML file. */
  brandFile: string;
  /** Path of the logo, an SVG file. */
  logoFile: string;
  /** Path of the design tokens (colors and typefaces). */
  tokensFile: string;
  /** Path of the module with additional routes. */
  extraRoutesFile: string;
  /** True if the site has an editor in `edit/`, for which `src/school/editor.yaml` names the repository. */
  hasEditor: boolean;
  /** True if pages register the service worker. If false, `sw.js` unregisters any earlier service worker. */
  serviceWorker: boolean;
  /** True if documents contain the hashes of their scripts. Must be false if the host modifies scripts. */
  scriptIntegrity: boolean;
  /** Date that appears in pages and generated files. Every build of a commit has the same date. */
  buildDate: Date;
}

/**
 * Returns the folder for intermediate files of a build.
 *
 * @param settings - the build's settings; each output folder has a separate build folder
 * @param root - project root
 * @param kind - name of a subfolder of `.build`, such as one for caches
 */
export function buildDir(
  { outDir, ...languages }: Pick<BuildSettings, 'outDir' | keyof SiteLanguages>,
  root: string,
  kind = '',
): string {
  const isFirst = isFirstLanguage(languages);
  const name = isFirst
    ? path.basename(outDir)
    : `${path.basename(path.dirname(outDir))}.${languages.language}`;
  return path.join(root, '.build', kind, name);
}

const BASE_PATH_FORM = /^\/(?:[A-Za-z0-9._~-]+\/)*$/;

/**
 * Reads the build's settings.
 *
 * @param env - environment variables: `BASE_PATH` (default `/`), `SITE_URL` (an origin such as
 *   `https://example.org`; no default), `OUT_DIR` (default `dist`; the build empties it), `PREVIOUS_DIR` (folder of the version that's online
 *   now; no default), `BRAND_FILE`,
 *   `LOGO_FILE`, `TOKENS_FILE` and `EXTRA_ROUTES_FILE` (default to the files in `src`), `LANGUAGES_FILE` and
 *   `SITE_LANGUAGE` (see `readLanguages`), `SERVICE_WORKER` and `SCRIPT_INTEGRITY` (`on`, the default, or `off`), `SOURCE_DATE_EPOCH` (seconds since 1970; defaults to
 *   the time of the last commit)
 * @param root - project root, for relative paths
 * @returns the settings
 * @throws an error with a one-line message if a value is invalid
 */
export function readSettings(env: NodeJS.ProcessEnv, root: string): BuildSettings {
  const rootPath = env['BASE_PATH'] || '/';
  if (!BASE_PATH_FORM.test(rootPath) || /\/\.\.?\//.test(rootPath)) {
    throw new Error(
      `BASE_PATH must start and end with a slash, as in "/" or "/site/"; it is "${rootPath}".`,
    );
  }
  const languages = readLanguages(env, root);
  const within = languagePath(languages);
  const basePath = rootPath + within;
  const outRoot = readOutDir(env['OUT_DIR'], root);
  return {
    ...languages,
    rootPath,
    basePath,
    siteRoot: readSiteRoot(env['SITE_URL'], basePath),
    outDir: path.resolve(outRoot, within),
    previousDir: readPreviousDir(env['PREVIOUS_DIR'], outRoot, root, within),
    brandFile: path.resolve(root, env['BRAND_FILE'] || 'src/school/brand.yaml'),
    logoFile: path.resolve(root, env['LOGO_FILE'] || 'src/school/logo.svg'),
    tokensFile: path.resolve(root, env['TOKENS_FILE'] || 'src/school/tokens.ts'),
    extraRoutesFile: path.resolve(root, env['EXTRA_ROUTES_FILE'] || 'src/app/extraRoutes.ts'),
    hasEditor: existsSync(path.join(root, 'src/school/editor.yaml')),
    serviceWorker: readSwitch(env, 'SERVICE_WORKER'),
    scriptIntegrity: readSwitch(env, 'SCRIPT_INTEGRITY'),
    buildDate: readBuildDate(env['SOURCE_DATE_EPOCH'], root),
  };
}

/** Project folders that can't be used for output, because the build empties the output folder. */
const NOT_OUTPUT = ['src', 'test', 'public', 'node_modules', '.git', '.github', '.generated'];

function readOutDir(value: string | undefined, root: string): string {
  const outDir = path.resolve(root, value || 'dist');
  const contains = (folder: string, inner: string) =>
    inner === folder || inner.startsWith(path.join(folder, path.sep));
  const isProjectFolder =
    contains(outDir, root) ||
    outDir === path.join(root, '.build', path.basename(outDir)) ||
    NOT_OUTPUT.some((folder) => contains(path.join(root, folder), outDir));
  if (isProjectFolder) {
    throw new Error(
      `OUT_DIR must be a folder for the site only, because every build empties it; it is "${value}".`,
    );
  }
  return outDir;
}

function readPreviousDir(
  value: string | undefined,
  outRoot: string,
  root: string,
  within: string,
): string {
  if (!value) return '';
  const previous = path.resolve(root, value);
  if (!existsSync(path.join(previous, 'assets'))) {
    throw new Error(`PREVIOUS_DIR must be the folder of a built site; it is "${value}".`);
  }
  if (!path.relative(outRoot, previous).startsWith('..')) {
    throw new Error(
      `PREVIOUS_DIR must be outside OUT_DIR, which every build empties; it is "${value}".`,
    );
  }
  return path.resolve(previous, within);
}

function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean {
  const value = env[name] || 'on';
  if (value !== 'on' && value !== 'off') {
    throw new Error(`${name} must be "on" or "off"; it is "${value}".`);
  }
  return value === 'on';
}

/**
 * Uses the commit's date instead of the clock, so that two builds of a commit are identical
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 */
function readBuildDate(epoch: string | undefined, root: string): Date {
  if (epoch) {
    if (!/^\d{1,11}$/.test(epoch)) {
      throw new Error(`SOURCE_DATE_EPOCH must be seconds since 1970; it is "${epoch}".`);
    }
    return new Date(Number(epoch) * 1000);
  }
  const git = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' });
  const committed = Number(git.stdout);
  // Without Git history, falls back to the clock.
  return git.status === 0 && committed > 0 ? new Date(committed * 1000) : new Date();
}

function readSiteRoot(siteUrl: string | undefined, basePath: string): string {
  if (!siteUrl) return '';
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.pathname !== '/') {
    throw new Error(
      `SITE_URL must be an origin such as "https://example.org" (the path goes into BASE_PATH); it is "${siteUrl}".`,
    );
  }
  return url.origin + basePath.slice(0, -1);
}
