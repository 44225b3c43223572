import { BASE_PATH } from '../site/basePath';

/**
 * Prefix for this site's cache names, because other sites can share the origin, as they do on GitHub Pages.
 */
export const OWN_PREFIX = `site:${BASE_PATH}:`;

/** Visited pages and their icons. Old entries expire. */
export const PAGES_CACHE = `${OWN_PREFIX}pages`;
/** Build files that have been loaded. Old entries expire. */
export const ASSETS_CACHE = `${OWN_PREFIX}assets`;
/** Pages saved by the reader, with all their files. These entries never expire. */
export const SAVED_CACHE = `${OWN_PREFIX}saved`;

/** Prefix of the versions' offline caches. */
export const OFFLINE_PREFIX = `${OWN_PREFIX}offline-`;

/**
 * @param buildId - id of a version
 * @returns the name of the version's offline cache, which contains the offline page, used frames, and the file list
 */
export function offlineCache(buildId: string): string {
  return OFFLINE_PREFIX + buildId;
}
