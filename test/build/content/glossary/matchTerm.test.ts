import { lineAt, proseOf, termPattern } from '../../../../src/build/content/glossary/matchTerm';

const found = (term: string, text: string, forms: string[] = []): string[] =>
  [...text.matchAll(termPattern({ term, forms }))].map(([words]) => words);

test('the pattern of a term is cached', () => {
  const term = { term: 'knot', forms: ['knotted'] };
  expect(termPattern(term)).toBe(termPattern(term));
});

test.each<[what: string, term: string, text: string, words: string[]]>([
  ['the term', 'knot', 'Tie a knot.', ['knot']],
  ['its plural', 'knot', 'Knots hold.', ['Knots']],
  ['its plural in -es', 'hitch', 'Two hitches', ['hitches']],
  ['every use', 'knot', 'a knot, a knot', ['knot', 'knot']],
  ['uppercase and lowercase', 'knot', 'KNOT Knot', ['KNOT', 'Knot']],
  ['a term with a capital letter only in its own case', 'DOM', 'dom DOM Dom', ['DOM']],
  ['words across a line break', 'half hitch', 'a half\n  hitch', ['half\n  hitch']],
  ['special characters', 'a (b)?', 'a (b)?', ['a (b)?']],
  ['nothing within a longer word', 'knot', 'slipknot, knotted, knot_a, knot2', []],
  ['nothing within a hyphenated word', 'knot', 'slip-knot, knot-free', []],
  ['nothing next to an accented letter', 'knot', 'éknot knoté', []],
])('finds %s', (_what, term, text, words) => {
  expect(found(term, text)).toEqual(words);
});

test('finds its other forms, and their plurals', () => {
  expect(found('splice', 'He splices; splicing, spliced.', ['splicing', 'spliced'])).toEqual([
    'splices',
    'splicing',
    'spliced',
  ]);
  expect(found('index', 'Two indices', ['indices'])).toEqual(['indices']);
  expect(found('splice', 'splicing')).toEqual([]);
});

describe('the prose of a file', () => {
  const words = (source: string): string[] => proseOf(source).split(/\s+/).filter(Boolean);

  test.each<[what: string, source: string, prose: string[]]>([
    ['front matter', '---\ntitle: knot\n---\n\nProse.\n', ['Prose.']],
    ['blocks of code', 'Before.\n\n```js run\nknot();\n```\n\nAfter.\n', ['Before.', 'After.']],
    ['a block within a list', '- One.\n\n  ```js\n  knot();\n  ```\n', ['-', 'One.']],
    ['a block that contains another', '````text\n```js\nknot\n```\n````\nAfter.\n', ['After.']],
    ['inline code', 'The `knot` holds.', ['The', 'holds.']],
    ['link targets', '[a loop](lesson:knot#knots)', ['[a', 'loop']],
    ['attributes of blocks', ':::check{passage="knots"}\nWhy?\n:::', [':::check', 'Why?', ':::']],
  ])('leaves out %s', (_what, source, prose) => {
    expect(words(source)).toEqual(prose);
  });

  test.each<[what: string, source: string, prose: string[]]>([
    ['description', '```diagram "A knot"\ndigraph { a -> b }\n```\n', ['A', 'knot']],
    ['labels', '```diagram "A"\ndigraph {\n  a [label="Knot" class=end]\n}\n```\n', ['A', 'Knot']],
    [
      'names of axes',
      '```plot "A"\nx: { name: Knots tied, from: 0 }\n```\n',
      ['A', 'Knots', 'tied'],
    ],
    [
      'sentences',
      '```steps "A"\nconst knot = 1;\nframe(\'It holds.\');\n```\n',
      ['A', 'It', 'holds.'],
    ],
    [
      'sentences without placeholders',
      '```steps "A"\nframe(`now ${knot} of 2`);\n```\n',
      ['A', 'now', 'of', '2'],
    ],
  ])('includes the texts of a figure: %s', (_what, source, prose) => {
    expect(words(source)).toEqual(prose);
  });

  test('keeps positions, so that words can be reported with their line', () => {
    const source = '---\nid: a\n---\n\n```js\nknot();\n```\n\nThe `x` [of](#y) a\nknot.\n';
    const prose = proseOf(source);
    expect(prose).toHaveLength(source.length);
    expect(lineAt(prose, prose.indexOf('knot'))).toBe(10);
  });
});
