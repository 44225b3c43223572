/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** Activates the waiting version, at the visitor's request. */
  | { type: 'TAKE_OVER' }
  /**
   * Caches URLs for offline use. Saved ones are kept until the reader deletes them. The worker answers
   * through the message's port with true if all were cached.
   */
  | { type: 'KEEP'; urls: string[]; isSaved: boolean };

/** Maximum number of URLs in a message. */
const MAX_URLS = 400;

/**
 * @param data - a message event's data
 * @returns the message; `null` if it's not for the worker
 */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'TAKE_OVER') return { type: 'TAKE_OVER' };
  if (data.type === 'KEEP' && 'urls' in data && Array.isArray(data.urls)) {
    const urls = data.urls.filter((url): url is string => typeof url === 'string');
    const isSaved = 'isSaved' in data && data.isSaved === true;
    return { type: 'KEEP', urls: urls.slice(0, MAX_URLS), isSaved };
  }
  return null;
}
