/** How the fragment of a link that holds progress begins. Browsers send no fragment to a host. */
export const LINK_MARK = '#progress=';

/** @returns whether a fragment is that of a link that holds progress, damaged or not */
export function isProgressLink(hash: string): boolean {
  return hash.startsWith(LINK_MARK);
}
