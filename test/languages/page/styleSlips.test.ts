import { lexer } from 'css-tree';
import { findStyleSlip, type KnownStyles } from '../../../src/languages/page/checks/styles/slips';

const known: KnownStyles = {
  // `CSS.supports` accepts any value that contains `var()`.
  supports: (property, value) =>
    value.includes('var(') || lexer.matchProperty(property, value).error === null,
  properties: () => ['color', 'border-radius', 'font-weight', 'background-color'],
};

const HTML = '<h1>Teas</h1><p class="new" id="price">Mint <a href="/">all</a></p>';

const slipOf = (css: string) => findStyleSlip({ html: HTML, css, js: '' }, known);

test.each([
  ['a missing colon', 'h1 {\n  color teal;\n}', 2, 'A colon is missing. Write `:` after `color`.'],
  ['an equals sign', 'h1 { color = teal; }', 1, 'Write `:` instead of `=`: `color: teal`.'],
  [
    'a missing semicolon',
    'h1 {\n  color: teal\n  margin: 0;\n}',
    2,
    'A semicolon is missing. Write `;` after `color: teal`.',
  ],
  [
    'a missing semicolon on one line',
    'h1 { color: teal margin: 0 }',
    1,
    'A semicolon is missing. Write `;` after `color: teal`.',
  ],
  [
    'a missing closing brace',
    'h1 {\n  color: teal;\np {\n  margin: 0;\n}',
    1,
    'A `}` is missing at the end of the rule for `h1`.',
  ],
  [
    'a missing opening brace',
    'h1\n  color: teal;\n}',
    1,
    'A brace is missing. Write `{` after `h1`.',
  ],
  [
    'a parenthesis instead of a brace',
    'h1 (\n  color: teal;\n}',
    1,
    'A brace is missing. Write `{` after `h1`.',
  ],
  [
    'a closing brace too many',
    'h1 { color: teal; }\n}',
    2,
    "This `}` doesn't close anything. Remove it, or look for the `{` that's missing above.",
  ],
  [
    'a closing brace too early',
    'h1 {\n  color: teal; }\n  margin: 0;\n}',
    3,
    '`margin: 0` is outside the braces. Is there a `}` above it, or no `{`?',
  ],
  ['a misspelled property', 'h1 { colour: teal; }', 1, 'Is `colour` a typo? Write `color`.'],
  ['an unknown property', 'h1 { underline: none; }', 1, 'CSS has no property named `underline`.'],
  [
    'a space in a property',
    'h1 { font weight: bold; }',
    1,
    'Write the property with a hyphen: `font-weight`.',
  ],
  [
    'only a value',
    'h1 { bold; }',
    1,
    "`bold` isn't complete. Write a property, a colon, and a value.",
  ],
  [
    'a misspelled value',
    'h1 { color: teel; }',
    1,
    "`teel` isn't a value of `color`. Check the property and the value.",
  ],
  ['a value in quotes', 'h1 { color: "teal"; }', 1, 'Remove the quotes: `color: teal`.'],
  [
    'British spelling',
    'h1 { text-align: centre; }',
    1,
    'Is this a typo? Write `text-align: center`.',
  ],
  ['a missing unit', 'h1 { border-radius: 8; }', 1, 'A number needs a unit: `border-radius: 8px`.'],
  [
    'a space before a unit',
    'h1 { padding: 8 px; }',
    1,
    'Remove the space before the unit: `padding: 8px`.',
  ],
  ['a misspelled unit', 'h1 { padding: 8pixels; }', 1, 'Is the unit a typo? Write `padding: 8px`.'],
  ['a comma at the end', 'h1 { color: teal, }', 1, 'Remove the comma at the end: `color: teal`.'],
  [
    'a missing dot',
    'p { color: red; }\nnew { color: teal; }',
    2,
    '`new` is a class. Write `.new`, with a dot.',
  ],
  [
    'a hash instead of a dot',
    '#new { color: teal; }',
    1,
    '`new` is a class. Write `.new`, with a dot.',
  ],
  ['a dot instead of a hash', '.price { color: teal; }', 1, '`price` is an id. Write `#price`.'],
  [
    'a dot before an element',
    '.h1 { color: teal; }',
    1,
    '`h1` is an element. Write `h1`, without the `.`.',
  ],
  [
    'a dot instead of a space',
    'p.a { color: teal; }',
    1,
    '`a` is an element. Write a space before it, not `.`.',
  ],
  ['a space after the dot', '. new { color: teal; }', 1, 'Remove the space after `.`: `.new`.'],
  ['a misspelled class', '.newe { color: teal; }', 1, 'Is `.newe` a typo? Write `.new`.'],
  ['an attribute', 'class="new" { color: teal; }', 1, 'Write `.new` to select by class.'],
  [
    'a tag',
    '<h1> { color: teal; }',
    1,
    'A selector has no `<` and `>`. Only write the name of the element.',
  ],
  ['a colon before the brace', 'h1: { color: teal; }', 1, 'Remove the `:` before the `{`.'],
  [
    'slashes',
    '// teas\nh1 { color: teal; }',
    1,
    "CSS doesn't know `//`. Write a comment between `/*` and `*/`.",
  ],
])('reports %s', (_what, css, line, message) => {
  expect(slipOf(css)).toEqual({ line, message });
});

test.each([
  ['nothing', ''],
  ['rules and comments', '/* } */ h1, p.new > a:hover { color: teal; margin: 0 auto }'],
  ['no last semicolon', 'h1 { color: teal }\np { color: red }'],
  [
    'queries and nested rules',
    '@media (min-width: 30em) { p { a { color: red; } &:hover { color: navy } } }',
  ],
  [
    'signs in strings and addresses',
    'p::before { content: "{;}"; } a { background: url(data:a;b,{) }',
  ],
  ['variables', ':root { --gap: 8; } p { padding: var(--gap); }'],
  [
    'other selectors',
    'input:not(.x)::before, a[href="b"], ul li:nth-child(2n + 1), * { color: red; }',
  ],
  [
    'several lines',
    'p {\n  background:\n    linear-gradient(red, blue);\n  font: 1rem/1.5 serif !important;\n}',
  ],
])('accepts %s', (_what, css) => {
  expect(slipOf(css)).toBeUndefined();
});

test('names that the script uses are accepted', () => {
  const page = { html: HTML, css: '.newe { color: teal; }', js: "p.classList.add('newe')" };
  expect(findStyleSlip(page, known)).toBeUndefined();
});
