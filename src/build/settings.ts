import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** What the environment tells the build. */
export interface BuildSettings {
  /** Base path of the site, with a slash at both ends. */
  basePath: string;
  /** The site's address with its base path, without a trailing slash; empty if unknown. */
  siteRoot: string;
  /** Folder the site is written to. */
  outDir: string;
  /** The brand file; another one dresses the same site for another brand. */
  brandFile: string;
  /** The logo, an SVG. */
  logoFile: string;
  /** The tokens of the look. */
  tokensFile: string;
  /** Routes beside the school's own. */
  extraRoutesFile: string;
  /** Whether pages register the service worker; without it, `sw.js` removes the ones of before. */
  serviceWorker: boolean;
  /** Whether documents name the hashes of their scripts; not for a host that changes scripts on the way. */
  scriptIntegrity: boolean;
  /** When the site was made, as far as that shows: the same for each build of a commit. */
  buildDate: Date;
}

/**
 * @param settings - the build's settings
 * @param root - the project's folder
 * @returns the folder for bundles that only the build runs
 */
export function buildDir(
  { outDir }: Pick<BuildSettings, 'outDir'>,
  root: string,
  kind = '',
): string {
  return path.join(root, '.build', kind, path.basename(outDir));
}

const BASE_PATH_FORM = /^\/(?:[A-Za-z0-9._~-]+\/)*$/;

/**
 * Reads the build's settings.
 *
 * @param env - `BASE_PATH` (default `/`), `SITE_URL` (an origin such as `https://example.org`; default none), `OUT_DIR`
 *   (default `dist`; emptied by the build), `BRAND_FILE`, `LOGO_FILE`, `TOKENS_FILE` and
 *   `EXTRA_ROUTES_FILE` (defaults: the ones in `src`), `SERVICE_WORKER` and `SCRIPT_INTEGRITY` (`on`, the default, or `off`),
 *   `SOURCE_DATE_EPOCH` (seconds; default the time of the last commit)
 * @param root - the project's folder
 * @returns the settings
 * @throws an error with a one-line message when a value is of no use
 */
export function readSettings(env: NodeJS.ProcessEnv, root: string): BuildSettings {
  const basePath = env['BASE_PATH'] || '/';
  if (!BASE_PATH_FORM.test(basePath) || /\/\.\.?\//.test(basePath)) {
    throw new Error(
      `BASE_PATH must start and end with a slash, as in "/" or "/site/"; it is "${basePath}".`,
    );
  }
  return {
    basePath,
    siteRoot: readSiteRoot(env['SITE_URL'], basePath),
    outDir: readOutDir(env['OUT_DIR'], root),
    brandFile: path.resolve(root, env['BRAND_FILE'] || 'src/brand/brand.ts'),
    logoFile: path.resolve(root, env['LOGO_FILE'] || 'src/brand/logo.svg'),
    tokensFile: path.resolve(root, env['TOKENS_FILE'] || 'src/theme/tokens.ts'),
    extraRoutesFile: path.resolve(root, env['EXTRA_ROUTES_FILE'] || 'src/app/extraRoutes.ts'),
    serviceWorker: readSwitch(env, 'SERVICE_WORKER'),
    scriptIntegrity: readSwitch(env, 'SCRIPT_INTEGRITY'),
    buildDate: readBuildDate(env['SOURCE_DATE_EPOCH'], root),
  };
}

/** Folders of the project that are not to be emptied; the build empties the one it writes. */
const NOT_OUTPUT = ['src', 'test', 'public', 'node_modules', '.git', '.github', '.generated'];

function readOutDir(given: string | undefined, root: string): string {
  const outDir = path.resolve(root, given || 'dist');
  const holds = (folder: string, inner: string) =>
    inner === folder || inner.startsWith(path.join(folder, path.sep));
  const isOwn =
    holds(outDir, root) ||
    outDir === buildDir({ outDir }, root) ||
    NOT_OUTPUT.some((folder) => holds(path.join(root, folder), outDir));
  if (isOwn) {
    throw new Error(
      `OUT_DIR must be a folder of the site alone, since each build empties it; it is "${given}".`,
    );
  }
  return outDir;
}

function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean {
  const value = env[name] || 'on';
  if (value !== 'on' && value !== 'off') {
    throw new Error(`${name} must be "on" or "off"; it is "${value}".`);
  }
  return value === 'on';
}

/**
 * Never the clock's time where that can be helped: two builds of one commit should not differ.
 * (https://reproducible-builds.org/specs/source-date-epoch/)
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
  // A copy without its history: then the clock is all there is.
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
