/**
 * Workbox's database of last-used times, shared by all sites on the origin, so delete only rows, not the
 * database.
 */
const DATABASE = 'workbox-expiration';
const STORE = 'cache-entries';

interface Row {
  cacheName: string;
  url: string;
}

/**
 * Deletes Workbox's entries for deleted files. Doesn't throw: leftover entries are harmless.
 *
 * @param isGone - returns true if the entry's file was deleted
 */
export async function deleteTimestamps(isGone: (row: Row) => boolean): Promise<void> {
  try {
    // Opening a missing database would create it, without its tables.
    const databases = await indexedDB.databases();
    if (databases.some(({ name }) => name === DATABASE)) await deleteRows(isGone);
  } catch {
    // The browser blocks IndexedDB, so there are no entries.
  }
}

function deleteRows(isGone: (row: Row) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE);
    opening.onerror = () => reject(opening.error ?? new Error('not opened'));
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, 'readwrite');
      const walking = transaction.objectStore(STORE).openCursor();
      walking.onsuccess = () => {
        const cursor = walking.result;
        if (!cursor) return;
        if (isGone(cursor.value as Row)) cursor.delete();
        cursor.continue();
      };
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
      transaction.onabort = () => {
        database.close();
        reject(transaction.error ?? new Error('not deleted'));
      };
    };
  });
}
