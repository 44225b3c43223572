/** How the fragment of a link that holds a reader's app begins. */
export const APP_MARK = '#app=';

/** @returns whether a fragment is that of a link that holds an app, damaged or not */
export function isAppLink(hash: string): boolean {
  return hash.startsWith(APP_MARK);
}
