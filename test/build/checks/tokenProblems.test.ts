import { tokenProblems } from '../../../src/build/checks/tokenProblems';
import * as first from '../../../src/school/tokens';
import * as second from '../../support/secondTokens';

const FILE = 'src/school/tokens.ts';
const { light, dark } = second;

test.each([
  ["the school's brand", { light: first.light, dark: first.dark }],
  ['the second brand', { light, dark }],
])('the colors of %s are valid', (_name, modes) => {
  expect(tokenProblems(modes, FILE)).toEqual([]);
});

test('a low contrast is reported in one line with file, mode, pair, values, ratio and minimum', () => {
  const faint = { ...dark, accent: '#4a4a4a', accentTint: dark.accentTint };
  const problems = tokenProblems({ light, dark: faint }, FILE);
  expect(problems).toContain(
    `${FILE}: dark mode, accent on paper (#4a4a4a on ${dark.paper}) has a contrast of 2.05:1; it needs 4.5:1.`,
  );
  for (const problem of problems) expect(problem).not.toContain('\n');
});

test('a ratio just below the minimum is rounded down', () => {
  const close = { ...light, paper: '#ffffff', surface: '#ffffff', accent: '#777777' };
  expect(tokenProblems({ light: close, dark }, FILE).join('\n')).toContain(
    '4.47:1; it needs 4.5:1',
  );
});

test.each(['teal', '#0B6658', '#abc', 'rgb(0 0 0)'])('the color %j is rejected', (primary) => {
  expect(tokenProblems({ light: { ...light, primary }, dark }, FILE)).toEqual([
    `${FILE}: light.primary is "${primary}"; write it as #rrggbb in lowercase.`,
  ]);
});
