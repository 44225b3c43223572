/** Start of the URL fragment that contains an app. */
export const APP_MARK = '#app=';

/** Returns true if a URL fragment contains an app, even if it's damaged. */
export function isAppLink(hash: string): boolean {
  return hash.startsWith(APP_MARK);
}
