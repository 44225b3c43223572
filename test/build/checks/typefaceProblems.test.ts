import { typefaceProblems } from '../../../src/build/checks/typefaceProblems';
import { typefaces } from '../../../src/school/tokens';
import * as second from '../../support/secondTokens';

const FILE = 'src/school/tokens.ts';
const { text } = typefaces;

test.each([
  ['the default brand', typefaces],
  ['the second brand', second.typefaces],
])('the typefaces of %s are valid', (_name, { text: textFace, heading }) => {
  expect(typefaceProblems([textFace, heading], FILE)).toEqual([]);
});

test('a missing file is reported in one line with the package to install', () => {
  const file = '@fontsource-variable/no-such-face/files/latin.woff2';
  expect(typefaceProblems([{ ...text, file }], FILE)).toEqual([
    `${FILE}: the typeface "${text.family}" names "${file}", which doesn't exist; run npm install @fontsource-variable/no-such-face, or look up the file name in that package.`,
  ]);
});

test('a font file in the wrong format is rejected', () => {
  const swapped = {
    ...text,
    file: text.picture.file,
    picture: { ...text.picture, file: text.file },
  };
  expect(typefaceProblems([swapped], FILE)).toEqual([
    `${FILE}: the typeface "${text.family}" names "${swapped.file}"; use a WOFF2 file.`,
    `${FILE}: the typeface "${text.family}" names "${swapped.picture.file}"; use a WOFF or TrueType file.`,
  ]);
});
