/** Sizes shared by all figures, chosen so that readers don't have to zoom on the narrowest screens. */

/** Font size, in drawing units. */
export const FONT_SIZE = 14;

/**
 * Maximum width, in drawing units. A 320 px screen leaves 270 px for a figure (minus 32 px of gutters and 18
 * px of frame), so 14-unit text in a 289-unit drawing is 13 px high.
 */
export const MAX_WIDTH = 289;

/**
 * Width of a plot in frames of 448 px or more. There, its text is 13 px high, and in the text column, where the frame is
 * 590 px wide, it's as large as the text.
 */
export const WIDE_WIDTH = 480;

/** Maximum width of a scrolling diagram, shown at 1 px per unit. Wider ones are too hard to follow. */
export const MAX_SCROLLED_WIDTH = 1200;

/** Width of a monospaced character, as a fraction of the font size. */
export const MONO_WIDTH = 0.6;

/** Returns the width of monospaced text, in drawing units. */
export function monoWidth(text: string): number {
  return [...text].length * FONT_SIZE * MONO_WIDTH;
}

/** Rounds to one decimal place, which is about a tenth of a pixel. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
