import { typefaceProblems } from '../../../src/build/checks/typefaceProblems';
import { typefaces } from '../../../src/theme/tokens';
import * as second from '../../support/secondTokens';

const FILE = 'src/theme/tokens.ts';
const { text } = typefaces;

test.each([
  ['the site', typefaces],
  ['the second brand', second.typefaces],
])('the typefaces of %s can be built', (_whose, { text: one, heading }) => {
  expect(typefaceProblems([one, heading], FILE)).toEqual([]);
});

test('a file that is not there is one line with the package to install', () => {
  const file = '@fontsource-variable/no-such-face/files/latin.woff2';
  expect(typefaceProblems([{ ...text, file }], FILE)).toEqual([
    `${FILE}: the typeface "${text.family}" names "${file}", which isn't there; run npm install @fontsource-variable/no-such-face, or look up the name in it.`,
  ]);
});

test('a file of the wrong form is refused: pages and the link picture read different ones', () => {
  const swapped = {
    ...text,
    file: text.picture.file,
    picture: { ...text.picture, file: text.file },
  };
  expect(typefaceProblems([swapped], FILE)).toEqual([
    `${FILE}: the typeface "${text.family}" names "${swapped.file}"; give a WOFF2 file.`,
    `${FILE}: the typeface "${text.family}" names "${swapped.picture.file}"; give a WOFF or TrueType file.`,
  ]);
});
