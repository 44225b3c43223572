/** A typeface and everything that follows from it: `@font-face`, stand-in, preload and the link picture. */
export interface Typeface {
  /** Name of the family in style sheets. */
  family: string;
  /** The file that pages load and preload, by its path in a package: one WOFF2 of the Latin letters, variable if there is one. */
  file: string;
  /** The weights in it, lightest and heaviest. */
  weights: readonly [lightest: number, heaviest: number];
  /** What follows the family's name and its stand-in. */
  generic: 'sans-serif' | 'serif' | 'monospace';
  /** The system's typefaces that are in, stretched to this one's measure so that nothing shifts when it has loaded. */
  fallback: {
    /** In the order looked for. */
    fonts: readonly string[];
    /** How much wider this typeface sets English text than the first of `fonts`, percent. */
    sizeAdjust: number;
    /** Its ascender (table `hhea`) over its units per em and over `sizeAdjust`, percent. */
    ascent: number;
    /** Likewise its descender, without the sign. */
    descent: number;
  };
  /** One weight as WOFF or TrueType, for the link picture, whose renderer reads neither WOFF2 nor variable files. */
  picture: { file: string; weight: 400 | 500 | 600 | 700 };
}

/**
 * @param typeface - one of the brand's
 * @returns the name of the system's typeface that replaces it, stretched
 */
export function fallbackName({ family }: Typeface): string {
  return `${family.replace(/ Variable$/, '')} Fallback`;
}

/**
 * @param typeface - one of the brand's
 * @returns the value of `font-family`: the typeface, its stand-in, and what the system has
 */
export function familyOf(typeface: Typeface): string {
  const system = typeface.generic === 'sans-serif' ? 'system-ui, sans-serif' : typeface.generic;
  return `"${typeface.family}", "${fallbackName(typeface)}", ${system}`;
}
