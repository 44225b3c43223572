import { LIMITS } from '../../../progress/progressModel';
import { LINK_MARK } from './linkMark';

/**
 * @param text - of an exported file
 * @param page - address of the page that reads the link
 * @returns the link that holds it
 */
export async function progressLink(text: string, page: string): Promise<string> {
  const small = JSON.stringify(JSON.parse(text));
  const packed = new Blob([small]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `${page}${LINK_MARK}${toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))}`;
}

/**
 * @param hash - the fragment of an address; anybody can write one
 * @returns the text that it holds; `null` for one that is damaged, or holds more than any export
 */
export async function readProgressLink(hash: string): Promise<string | null> {
  try {
    const packed = new Blob([fromBase64Url(hash.slice(LINK_MARK.length))]).stream();
    const reader = packed
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
      .getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      // A few bytes can unpack to more than the memory holds.
      if (text.length > LIMITS.text) {
        await reader.cancel();
        return null;
      }
    }
    return text;
  } catch {
    return null;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw new Error('Not base64url.');
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
}
