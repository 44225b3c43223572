import { storageKey } from './storageKeys';

/** What the keys of copies begin with, which are made before something is taken away; then comes the time. */
export const COPIES_PREFIX = storageKey('copies/');

/** How long a copy is kept, ms. */
export const COPY_LIFE = 30 * 24 * 60 * 60 * 1_000;

/**
 * @param key - of the browser's storage
 * @param now - the device's clock
 * @returns whether it is that of a copy whose time is over
 */
export function isOldCopy(key: string, now: number): boolean {
  return (
    key.startsWith(COPIES_PREFIX) && parseInt(key.slice(COPIES_PREFIX.length), 10) < now - COPY_LIFE
  );
}
