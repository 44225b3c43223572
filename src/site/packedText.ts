/** Stores compressed text in URL fragments, which browsers don't send to the server. */

/**
 * @param text - text to put in a link
 * @returns the compressed text in base64url
 * @throws if the browser doesn't support `CompressionStream`
 */
export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/**
 * @param packed - a link's untrusted fragment
 * @param most - maximum length of the text, in characters
 * @returns the text; `null` if it's damaged or too long
 */
export async function unpackText(packed: string, most: number): Promise<string | null> {
  try {
    const reader = new Blob([fromBase64Url(packed)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
      .getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      // Stop early: a few bytes can decompress to more than fits in memory.
      if (text.length > most) {
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
