import * as texts from '../../../texts/en/aboutStorage';

const KILOBYTE = 1000;

/**
 * Formats the size of some text in UTF-8.
 *
 * @param text - the stored text
 * @returns the size, such as `4 bytes`, `1.2 kB`, or `48 kB`
 */
export function formatSize(text: string): string {
  return formatBytes(new TextEncoder().encode(text).length);
}

/** Formats a size, such as `4 bytes`, `1.2 kB`, `48 kB`, or `3.1 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < KILOBYTE) return texts.bytes(bytes);
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE) return texts.kilobytes(kilobytes, digitsOf(kilobytes));
  const megabytes = kilobytes / KILOBYTE;
  return texts.megabytes(megabytes, digitsOf(megabytes));
}

function digitsOf(size: number): number {
  return size < 10 ? 1 : 0;
}
