import { countOf } from '../../../content/format';

const KILOBYTE = 1000;

/**
 * Formats the UTF-8 size of a text.
 *
 * @param text - a stored text
 * @returns for example `4 bytes`, `1.2 kB`, or `48 kB`
 */
export function formatSize(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes < KILOBYTE) return countOf(bytes, 'byte');
  const kilobytes = bytes / KILOBYTE;
  return `${kilobytes.toFixed(kilobytes < 10 ? 1 : 0)} kB`;
}
