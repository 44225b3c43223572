import { ROOT_PATH } from '../../site/basePath';

/**
 * @param name - name of an entry, or of a namespace with a trailing slash
 * @returns its storage key, which all languages share; includes the base path, since other sites can share the
 *   origin
 */
export function storageKey(name: string): string {
  return ROOT_PATH + name;
}

/** Storage key prefix for quarantined text, followed by the namespace and a hash. */
export const QUARANTINE_PREFIX = storageKey('set-aside/');
