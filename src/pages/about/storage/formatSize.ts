import * as texts from '../../../texts/en/aboutStorage';

const KILOBYTE = 1000;

/**
 * Formats the size of some text in UTF-8.
 *
 * @param text - the stored text
 * @returns the size, such as `4 bytes`, `1.2 kB`, or `48 kB`
 */
export function formatSize(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes < KILOBYTE) return texts.bytes(bytes);
  const kilobytes = bytes / KILOBYTE;
  return texts.kilobytes(kilobytes, kilobytes < 10 ? 1 : 0);
}
