import { cssUses } from '../../../../src/build/content/constructs/css';

const keysOf = (code: string): string[] => cssUses(code).map(({ key }) => key);

test.each<[what: string, code: string, keys: string[]]>([
  ['a rule', 'p { color: teal; margin-top: 1em }', ['color:', 'margin-top:']],
  ['a selector of classes and elements alone', 'ul > li.a, #b {}', []],
  ['states and pieces of an element', 'a:hover::before {}', [':hover', '::before']],
  ['a state that takes a selector', 'li:not(:first-child) {}', [':not', ':first-child']],
  ['a condition', '@media (min-width: 40rem) { p { gap: 0 } }', ['@media', 'gap:']],
  ['functions', 'p { width: clamp(1rem, calc(1vw + 2px), 3rem) }', ['width:', 'clamp()', 'calc()']],
  [
    'properties of its own',
    ':root { --ink: teal } p { color: var(--ink) }',
    [':root', '--custom', 'color:', 'var()'],
  ],
  ['a color as a function', 'p { background: rgb(0 0 0) }', ['background:', 'rgb()']],
])('%s: %s', (_what, code, keys) => {
  expect(keysOf(code)).toEqual(keys);
});

test('a use is told with its line', () => {
  expect(cssUses('p {\n  color: teal;\n}\n\na:hover {}')).toEqual([
    { key: 'color:', line: 2 },
    { key: ':hover', line: 5 },
  ]);
});

test('the declarations of an attribute are read without a rule around them', () => {
  expect(cssUses('color: teal; gap: 0', 'declarationList').map(({ key }) => key)).toEqual([
    'color:',
    'gap:',
  ]);
});
