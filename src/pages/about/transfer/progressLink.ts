import { LIMITS } from '../../../progress/progressModel';
import { packText, unpackText } from '../../../site/packedText';
import { LINK_MARK } from './linkMark';

/**
 * Creates a link that contains progress.
 *
 * @param text - contents of an export
 * @param page - URL of the page that reads the link
 */
export async function progressLink(text: string, page: string): Promise<string> {
  return `${page}${LINK_MARK}${await packText(JSON.stringify(JSON.parse(text)))}`;
}

/**
 * Removes the code the reader wrote, which is most of an export's size.
 *
 * @param text - contents of an export
 */
export function withoutCode(text: string): string {
  const data = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify({ ...data, drafts: {}, tries: {}, interviews: {} });
}

/**
 * Reads the progress from a URL fragment, which might be malformed.
 *
 * @param hash - the fragment
 * @returns contents of an export; `null` if the fragment is damaged or larger than any export
 */
export function readProgressLink(hash: string): Promise<string | null> {
  return unpackText(hash.slice(LINK_MARK.length), LIMITS.text);
}
