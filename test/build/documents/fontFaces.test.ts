import { fontFaces, fontFiles } from '../../../src/build/documents/fontFaces';
import { typefaces } from '../../../src/school/tokens';
import type { Typeface } from '../../../src/theme/typeface';

const { text } = typefaces;

const heading: Typeface = {
  family: 'Poster Serif',
  file: 'poster-serif/files/latin.woff2',
  weights: [500, 500],
  generic: 'serif',
  fallback: { fonts: ['Georgia', 'Times New Roman'], sizeAdjust: 98, ascent: 90, descent: 20 },
  picture: { file: 'poster-serif/files/latin.woff', weight: 500 },
};

test('a typeface has a rule for its file and one for its fallback with adjusted metrics', () => {
  const sheet = fontFaces({ text, heading });
  expect(sheet).toContain(
    "@font-face{font-family:'Poster Serif';font-style:normal;font-weight:500;font-display:optional;src:url('poster-serif/files/latin.woff2') format('woff2')}",
  );
  expect(sheet).toContain(
    "@font-face{font-family:'Poster Serif Fallback';src:local('Georgia'),local('Times New Roman');size-adjust:98%;ascent-override:90%;descent-override:20%;line-gap-override:0%}",
  );
  expect(sheet.match(/@font-face/g)).toHaveLength(4);
  expect(sheet).toContain('--font-heading:"Poster Serif", "Poster Serif Fallback", serif}');
});

test('a typeface shared by text and headings is loaded once', () => {
  expect(fontFaces({ text, heading: text }).match(/@font-face/g)).toHaveLength(2);
  expect(fontFiles({ text, heading: text }, [fileNamed(text)])).toEqual([fileNamed(text)]);
});

test('every font family of the theme has rules', () => {
  const sheet = fontFaces(typefaces);
  for (const variable of ['--font-text', '--font-heading']) {
    const [, families = ''] = new RegExp(`${variable}:([^;}]+)`).exec(sheet) ?? [];
    const names = [...families.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
    expect(names).toHaveLength(2);
    for (const name of names) expect(sheet).toContain(`@font-face{font-family:'${name}'`);
  }
});

test("only the typefaces' files are preloaded", () => {
  const files = ['assets/other.0.woff2', fileNamed(heading), fileNamed(text), 'assets/main.1.js'];
  expect(fontFiles({ text, heading }, files)).toEqual([fileNamed(text), fileNamed(heading)]);
});

test('a typeface without a file throws an error', () => {
  expect(() => fontFiles({ text, heading }, [fileNamed(text)])).toThrow(heading.file);
});

function fileNamed({ file }: Typeface): string {
  return `assets/${file.split('/').pop()?.replace('.woff2', '.12345678.woff2')}`;
}
