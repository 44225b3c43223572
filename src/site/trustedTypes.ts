/**
 * The policies for Trusted Types that the site's code makes, by what each lets through; no document allows another. None
 * lets through what it is given: each knows the few texts that it makes (W3C Trusted Types).
 */
export const TRUSTED_TYPES = {
  /** Addresses of the build's own scripts (`build/webpack/OwnScriptsPlugin.ts`). */
  scripts: 'site-scripts',
  /** The service worker's address. */
  worker: 'site-worker',
  /** The logo's drawing. */
  logo: 'site-logo',
} as const;
