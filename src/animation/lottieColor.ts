/**
 * Converts a color to the format used in Lottie files.
 *
 * @param hex - a color, `#rrggbb`
 * @returns red, green and blue from 0 to 1, rounded up to thousandths because the player truncates when it
 *   converts them back to bytes
 */
export function lottieColor(hex: string): [number, number, number] {
  const channel = (from: number) =>
    Math.ceil((parseInt(hex.slice(from, from + 2), 16) / 255) * 1000) / 1000;
  return [channel(1), channel(3), channel(5)];
}
