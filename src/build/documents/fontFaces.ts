import { fallbackName, familyOf, type Typeface } from '../../theme/typeface';

type Typefaces = Readonly<Record<'text' | 'heading', Typeface>>;

/** Returns the typefaces without duplicates: text and headings can share one. */
export function distinctTypefaces({ text, heading }: Typefaces): Typeface[] {
  return heading.file === text.file ? [text] : [text, heading];
}

/**
 * Returns the CSS for the typefaces: `@font-face` rules for each font and its fallback, and the two font
 * families as variables.
 */
export function fontFaces(typefaces: Typefaces): string {
  return [
    ...distinctTypefaces(typefaces).flatMap((typeface) => [
      fileRule(typeface),
      fallbackRule(typeface),
    ]),
    `:root{--font-text:${familyOf(typefaces.text)};--font-heading:${familyOf(typefaces.heading)}}`,
    '',
  ].join('\n');
}

/**
 * Uses `font-display: optional`: a late swap would shift the layout, and the next page has the font in the
 * cache.
 */
function fileRule({ family, file, weights: [lightest, heaviest] }: Typeface): string {
  const weight = lightest === heaviest ? String(lightest) : `${lightest} ${heaviest}`;
  return `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:optional;src:url('${file}') format('woff2')}`;
}

function fallbackRule(typeface: Typeface): string {
  const { fonts, sizeAdjust, ascent, descent } = typeface.fallback;
  const sources = fonts.map((font) => `local('${font}')`).join(',');
  return `@font-face{font-family:'${fallbackName(typeface)}';src:${sources};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

/**
 * Finds the font files to preload.
 *
 * @param typefaces - the typefaces for text and headings
 * @param files - all files of the client build
 * @returns the font file of each typeface
 * @throws if the build has no file for a typeface
 */
export function fontFiles(typefaces: Typefaces, files: readonly string[]): string[] {
  return distinctTypefaces(typefaces).map(({ file }) => {
    const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.woff2$/, '');
    const found = files.find((candidate) => candidate.startsWith(`assets/${name}.`));
    if (!found) throw new Error(`The build has no file for the typeface ${file}.`);
    return found;
  });
}
