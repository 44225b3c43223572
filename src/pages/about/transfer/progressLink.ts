import { LIMITS } from '../../../progress/progressModel';
import { packText, unpackText } from '../../../site/packedText';
import { LINK_MARK } from './linkMark';

/**
 * @param text - of an exported file
 * @param page - address of the page that reads the link
 * @returns the link that holds it
 */
export async function progressLink(text: string, page: string): Promise<string> {
  return `${page}${LINK_MARK}${await packText(JSON.stringify(JSON.parse(text)))}`;
}

/**
 * @param text - of an exported file
 * @returns the same without the code that the reader wrote, which takes most of the room
 */
export function withoutCode(text: string): string {
  const data = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify({ ...data, drafts: {}, tries: {}, interviews: {} });
}

/**
 * @param hash - the fragment of an address; anybody can write one
 * @returns the text that it holds; `null` for one that is damaged, or holds more than any export
 */
export function readProgressLink(hash: string): Promise<string | null> {
  return unpackText(hash.slice(LINK_MARK.length), LIMITS.text);
}
