import { storageKey } from './storageKeys';

/** Storage key prefix for backups, followed by the time of the backup in ms since 1970. */
export const COPIES_PREFIX = storageKey('copies/');

/** Lifetime of a backup, in ms. */
export const COPY_LIFE = 30 * 24 * 60 * 60 * 1_000;

/**
 * @param key - a storage key
 * @param now - the device's clock, in ms since 1970
 * @returns true if the key belongs to an expired backup
 */
export function isOldCopy(key: string, now: number): boolean {
  return (
    key.startsWith(COPIES_PREFIX) && parseInt(key.slice(COPIES_PREFIX.length), 10) < now - COPY_LIFE
  );
}
