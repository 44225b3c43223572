/** A font and its settings: `@font-face`, fallback, preload, and social image. */
export interface Typeface {
  /** `font-family` name. */
  family: string;
  /**
   * Path within an npm package of the font file to load and preload: a WOFF2 of the Latin subset, variable
   * if available.
   */
  file: string;
  /** Supported weights. */
  weights: readonly [lightest: number, heaviest: number];
  /** Generic family, the last fallback. */
  generic: 'sans-serif' | 'serif' | 'monospace';
  /** System fonts to show while this font loads, adjusted to this font's metrics to avoid layout shifts. */
  fallback: {
    /** Names of the system fonts, in order of preference. */
    fonts: readonly string[];
    /** Width of English text relative to the first font in `fonts`, in percent. */
    sizeAdjust: number;
    /** Ascender from the `hhea` table, divided by units per em and by `sizeAdjust`, in percent. */
    ascent: number;
    /** Descender as a positive number, computed in the same way as `ascent`. */
    descent: number;
  };
  /**
   * A single-weight WOFF or TrueType file for social images, because their renderer supports neither WOFF2
   * nor variable fonts.
   */
  picture: { file: string; weight: 400 | 500 | 600 | 700 };
}

/**
 * @param typeface - one of the site's fonts
 * @returns the `font-family` name of its metric-adjusted system fallback
 */
export function fallbackName({ family }: Typeface): string {
  return `${family.replace(/ Variable$/, '')} Fallback`;
}

/**
 * @param typeface - one of the site's fonts
 * @returns a `font-family` value: the font, its adjusted fallback, and system fonts
 */
export function familyOf(typeface: Typeface): string {
  const system = typeface.generic === 'sans-serif' ? 'system-ui, sans-serif' : typeface.generic;
  return `"${typeface.family}", "${fallbackName(typeface)}", ${system}`;
}
