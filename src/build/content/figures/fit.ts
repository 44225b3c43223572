/** The measures that all figures keep, so that they can be read on the narrowest screen without zooming. */

/** Height of text in a drawing's units. */
export const FONT_SIZE = 14;

/**
 * At 320 px of screen a figure has 270 px: the page's gutters take 32, the frame 18. Text of 14 units in a drawing of 289 is
 * then 13 px high.
 */
export const MAX_WIDTH = 289;

/** A plot where there is room: as wide as the column of the text, and its words as large as the text's. */
export const WIDE_WIDTH = 480;

/** One that scrolls inside itself is shown unit by pixel; wider than this nobody follows it. */
export const MAX_SCROLLED_WIDTH = 1200;

/** Width of a character of the monospaced typeface, as a fraction of its height. */
export const MONO_WIDTH = 0.6;

/** Width of a text in the monospaced typeface, in units. */
export function monoWidth(text: string): number {
  return [...text].length * FONT_SIZE * MONO_WIDTH;
}

/** One decimal is a tenth of a pixel. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
