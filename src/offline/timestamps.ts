/** Where Workbox notes when it last used a file: one database for all sites of the origin, so that only rows are deleted. */
const DATABASE = 'workbox-expiration';
const STORE = 'cache-entries';

interface Row {
  cacheName: string;
  url: string;
}

/**
 * Deletes Workbox's notes on files. Does not throw: without them a file is only kept for longer.
 *
 * @param isGone - whether the note's file is deleted
 */
export async function deleteTimestamps(isGone: (row: Row) => boolean): Promise<void> {
  try {
    // To open a database that is not there would make one, and without its tables.
    const databases = await indexedDB.databases();
    if (databases.some(({ name }) => name === DATABASE)) await deleteRows(isGone);
  } catch {
    // Closed by the browser's settings: then there are none.
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
