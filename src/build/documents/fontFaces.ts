import { fallbackName, familyOf, type Typeface } from '../../theme/typeface';

type Typefaces = Readonly<Record<'text' | 'heading', Typeface>>;

/**
 * @param typefaces - of text and of headings
 * @returns the typefaces, each once
 */
export function distinctTypefaces({ text, heading }: Typefaces): Typeface[] {
  return heading.file === text.file ? [text] : [text, heading];
}

/**
 * Writes the style sheet of the typefaces.
 *
 * @param typefaces - of text and of headings
 * @returns a rule for each file, one for the stand-in of each, and the two families as variables
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

/** Late is worse than never: a swap would move what the visitor is reading. The next page has it from the cache. */
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
 * @param typefaces - of text and of headings
 * @param files - what the client build wrote
 * @returns the typefaces' files among them, for every document to preload
 * @throws if the build wrote none for one of them
 */
export function fontFiles(typefaces: Typefaces, files: readonly string[]): string[] {
  return distinctTypefaces(typefaces).map(({ file }) => {
    const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.woff2$/, '');
    const found = files.find((candidate) => candidate.startsWith(`assets/${name}.`));
    if (!found) throw new Error(`The build wrote no file for the typeface ${file}.`);
    return found;
  });
}
