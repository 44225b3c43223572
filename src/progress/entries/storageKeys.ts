import { BASE_PATH } from '../../site/basePath';

/**
 * @param name - of an entry, or of an area with a slash at its end
 * @returns its key in the browser's storage: with the base path, since an origin may be shared with other sites
 */
export function storageKey(name: string): string {
  return BASE_PATH + name;
}

/** What the keys of set-aside texts begin with; then come the area and a hash. */
export const SET_ASIDE_AREA = storageKey('set-aside/');
