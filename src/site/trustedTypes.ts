/**
 * Names of the site's Trusted Types policies; the CSP allows no others. Each policy accepts only a few known
 * values (W3C Trusted Types).
 */
export const TRUSTED_TYPES = {
  /** URLs of the build's own scripts (`build/webpack/OwnScriptsPlugin.ts`). */
  scripts: 'site-scripts',
  /** URL of the service worker. */
  worker: 'site-worker',
  /** The logo's SVG markup. */
  logo: 'site-logo',
} as const;
