import { arrange } from '../../../src/content/exercises/arrange';

test.each([
  ['a block', ['if (a) {', 'b();', '}', 'c();'], 'if (a) {\n  b();\n}\nc();'],
  [
    'an else',
    ['if (a) {', 'b();', '} else {', 'c();', '}'],
    'if (a) {\n  b();\n} else {\n  c();\n}',
  ],
  ['brackets that close on their line', ['f({ a: [1] });', 'g();'], 'f({ a: [1] });\ng();'],
  ['two brackets at once', ['f(() => {', 'g();', '});'], 'f(() => {\n  g();\n});'],
  [
    'brackets in strings and comments',
    ["f('{');", 'g(); // (', 'h();'],
    "f('{');\ng(); // (\nh();",
  ],
  ['an unmatched bracket', ['}', 'a();'], '}\na();'],
])('%s is indented by its brackets', (_what, lines, code) => {
  expect(arrange(lines)).toBe(code);
});
