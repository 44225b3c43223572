/** Prefix of URL fragments that contain progress. Browsers don't send fragments to servers. */
export const LINK_MARK = '#progress=';

/** Returns true if a URL fragment contains progress, even if it's damaged. */
export function isProgressLink(hash: string): boolean {
  return hash.startsWith(LINK_MARK);
}
