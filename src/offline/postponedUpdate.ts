/** Remembers for the session that the reader wants a new version later, because most pages are documents of their own. */

/** Session storage entry. */
const STORAGE_KEY = 'update-later';

/** Called when the reader dismisses the message about a new version. */
export function postponeUpdate(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, '');
  } catch {
    // Without storage, the next page shows the message again.
  }
}

/** @returns true if the reader has dismissed the message in this session */
export function isUpdatePostponed(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
