import { BASE_PATH } from '../../site/basePath';

/**
 * @param name - of an entry, or of a namespace with a slash at its end
 * @returns its key in the browser's storage: with the base path, since an origin may be shared with other sites
 */
export function storageKey(name: string): string {
  return BASE_PATH + name;
}

/** Prefix of the keys of quarantined texts; the namespace and a hash follow. */
export const QUARANTINE_PREFIX = storageKey('set-aside/');
