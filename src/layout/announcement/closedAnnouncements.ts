import { storageKey } from '../../progress/entries/storageKeys';

/** Attribute of the root element with the id of the announcement that's shown. */
export const ANNOUNCEMENT_ATTRIBUTE = 'data-announcement';

/** Storage key of the ids of closed announcements, separated by spaces. */
export const CLOSED_KEY = storageKey('closed-announcements');

/**
 * Hides an announcement, and remembers that on this device.
 *
 * @param id - the announcement
 * @param known - ids of all announcements; others are forgotten
 */
export function closeAnnouncement(id: string, known: readonly string[]): void {
  document.documentElement.removeAttribute(ANNOUNCEMENT_ATTRIBUTE);
  try {
    const closed = (localStorage.getItem(CLOSED_KEY) ?? '').split(' ');
    const kept = known.filter((one) => one === id || closed.includes(one));
    localStorage.setItem(CLOSED_KEY, kept.join(' '));
  } catch {
    // Storage is blocked or full: it's closed until the next page load.
  }
}
