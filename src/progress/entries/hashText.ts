/** Multipliers of the cyrb53 hash, one for each 32-bit half. The hash isn't cryptographic. */
const FACTORS = [2_654_435_761, 1_597_334_677] as const;

/** @returns a 53-bit hash of the text, in base 36 */
export function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, FACTORS[0]);
    low = Math.imul(low ^ code, FACTORS[1]);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
