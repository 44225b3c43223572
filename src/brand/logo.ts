/**
 * The mark: a loop whose end becomes a prompt's arrow. Drawn with strokes in one colour, so that the
 * header can ink it with the text colour and the build can rasterise it for icons.
 */
export const logo = {
  viewBox: '4.3 2.5 27 27',
  strokeWidth: 3.2,
  /** Path data of the strokes; round caps and joins. */
  strokes: ['M20.5 9.5 A8 8 0 1 0 20.5 22.5', 'M15.5 11 L21 16 L15.5 21', 'M24 22.5 H29'],
} as const;
