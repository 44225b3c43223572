/** What a page tells the service worker. */
export type WorkerMessage =
  /** Take over from the version before; sent when the visitor agrees. */
  | { type: 'TAKE_OVER' }
  /**
   * Keep these addresses for use without a network; saved ones until the reader deletes them. Answered through the message's
   * port with whether all were kept.
   */
  | { type: 'KEEP'; urls: string[]; isSaved: boolean };

/** Longest list a page may ask to keep. */
const MAX_URLS = 400;

/**
 * @param data - the data of a message
 * @returns the message, or `null` if it is none of the worker's
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
