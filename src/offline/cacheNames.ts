import { BASE_PATH } from '../site/basePath';

/**
 * Begins the name of each of this site's caches. An origin is often shared, as by project pages: what has another
 * beginning is another site's.
 */
export const OWN_PREFIX = `site:${BASE_PATH}:`;

/** Pages that were visited, and the icons and such that they asked for; bounded. */
export const PAGES_CACHE = `${OWN_PREFIX}pages`;
/** Files of the build that were loaded; bounded. */
export const ASSETS_CACHE = `${OWN_PREFIX}assets`;
/** Pages that were saved, with all their files; only the reader deletes it. */
export const SAVED_CACHE = `${OWN_PREFIX}saved`;

/**
 * @param buildId - of a version
 * @returns the cache of what this version needs without a network: the offline page, the frames, home, the list of files
 */
export function offlineCache(buildId: string): string {
  return `${OWN_PREFIX}offline-${buildId}`;
}
