import { cssUses } from '../../../../src/languages/page/build/cssConstructs';

const keysOf = (code: string): string[] => cssUses(code).map(({ key }) => key);

test.each<[what: string, code: string, keys: string[]]>([
  ['a rule', 'p { color: teal; margin-top: 1em }', ['color:', 'margin-top:']],
  ['a selector of only classes and elements', 'ul > li.a, #b {}', []],
  ['pseudo-classes and pseudo-elements', 'a:hover::before {}', [':hover', '::before']],
  ['a pseudo-class that takes a selector', 'li:not(:first-child) {}', [':not', ':first-child']],
  ['a media query', '@media (min-width: 40rem) { p { gap: 0 } }', ['@media', 'gap:']],
  ['functions', 'p { width: clamp(1rem, calc(1vw + 2px), 3rem) }', ['width:', 'clamp()', 'calc()']],
  [
    'custom properties',
    ':root { --ink: teal } p { color: var(--ink) }',
    [':root', '--custom', 'color:', 'var()'],
  ],
  ['a color function', 'p { background: rgb(0 0 0) }', ['background:', 'rgb()']],
])('%s: %s', (_what, code, keys) => {
  expect(keysOf(code)).toEqual(keys);
});

test('a use has its line', () => {
  expect(cssUses('p {\n  color: teal;\n}\n\na:hover {}')).toEqual([
    { key: 'color:', line: 2 },
    { key: ':hover', line: 5 },
  ]);
});

test('declarations of a `style` attribute are read without a rule', () => {
  expect(cssUses('color: teal; gap: 0', 'declarationList').map(({ key }) => key)).toEqual([
    'color:',
    'gap:',
  ]);
});
