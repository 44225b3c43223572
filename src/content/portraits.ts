/** Width at which a portrait is shown, in px. */
export const PORTRAIT_SIZE = 112;

/** Widths of a portrait's copies, in px, for screens with one, two and three device pixels per pixel. */
export const PORTRAIT_WIDTHS = [PORTRAIT_SIZE, 2 * PORTRAIT_SIZE, 3 * PORTRAIT_SIZE] as const;

/** Formats of a portrait's copies, best first. */
export const PORTRAIT_FORMATS = ['avif', 'webp'] as const;

/**
 * @param stem - address without width and extension
 * @param width - one of `PORTRAIT_WIDTHS`
 * @returns the address of a copy, within the site
 */
export function portraitAddress(
  stem: string,
  width: number,
  format: (typeof PORTRAIT_FORMATS)[number],
): string {
  return `${stem}-${width}.${format}`;
}
