import { markTerms } from '../../../../src/build/content/glossary/markTerms';
import { termPattern } from '../../../../src/build/content/glossary/matchTerm';
import type { Block, Inline } from '../../../../src/content/lesson';

const TERMS = ['knot', 'slip knot', 'rope'].map((term) => ({
  slug: term.replace(' ', '-'),
  pattern: termPattern({ term, forms: [] }),
}));

const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children });
const term = (slug: string, text = slug): Inline => ({ kind: 'term', slug, text });

const mark = (...blocks: Block[]) => markTerms(blocks, TERMS);

test('only the first use of each term is marked, as it is written', () => {
  expect(mark(paragraph('Knots in a rope.'), paragraph('A knot, a rope.'))).toEqual({
    blocks: [
      paragraph(term('knot', 'Knots'), ' in a ', term('rope'), '.'),
      paragraph('A knot, a rope.'),
    ],
    marked: ['knot', 'rope'],
  });
});

test("a term within a longer term isn't marked", () => {
  expect(mark(paragraph('A slip knot is a knot.')).blocks).toEqual([
    paragraph('A ', term('slip-knot', 'slip knot'), ' is a ', term('knot'), '.'),
  ]);
});

test.each([[['rope', 'rope walk']], [['rope walk', 'rope']]])(
  'the longest of several terms at one position is marked: %j',
  (names) => {
    const terms = names.map((name) => ({
      slug: name.replace(' ', '-'),
      pattern: termPattern({ term: name, forms: [] }),
    }));
    expect(markTerms([paragraph('A rope walk makes rope.')], terms).blocks).toEqual([
      paragraph('A ', term('rope-walk', 'rope walk'), ' makes ', term('rope'), '.'),
    ]);
  },
);

test('terms are marked in text order, regardless of their order in the list', () => {
  expect(mark(paragraph('A rope, a knot.')).marked).toEqual(['rope', 'knot']);
});

test('a longer term is marked even if a term within it has been marked before', () => {
  expect(mark(paragraph('A rope and a knot'), paragraph('A slip knot')).marked).toEqual([
    'rope',
    'knot',
    'slip-knot',
  ]);
});

test.each<[what: string, block: Block]>([
  ['a heading', { kind: 'heading', level: 2, slug: 'knots', children: ['Knots'] }],
  ['a link', paragraph({ kind: 'link', href: 'https://example.com/', children: ['knot'] })],
  ['a link to a lesson', paragraph({ kind: 'lesson', slug: 'knots', children: ['knot'] })],
  ['a link to a passage', paragraph({ kind: 'passage', slug: 'knots', children: ['knot'] })],
  ['emphasis', paragraph({ kind: 'emphasis', children: ['knot'] })],
  ['code', paragraph({ kind: 'code', text: 'knot' })],
  ['a block of code', { kind: 'code', language: 'js', lines: [['knot']] }],
  ['a table', { kind: 'table', align: [null], head: [['knot']], rows: [] }],
  ['a summary', { kind: 'summary', children: [paragraph('knot')] }],
])('nothing is marked in %s', (_what, block) => {
  expect(mark(block)).toEqual({ blocks: [block], marked: [] });
});

test.each<[what: string, wrap: (inner: Block) => Block]>([
  ['a list', (inner) => ({ kind: 'list', items: [[inner]] })],
  ['a note', (inner) => ({ kind: 'note', children: [inner] })],
  ['a warning', (inner) => ({ kind: 'warning', children: [inner] })],
  ['a quote', (inner) => ({ kind: 'quote', children: [inner] })],
])('terms are marked in %s', (_what, wrap) => {
  expect(mark(wrap(paragraph('knot'))).blocks).toEqual([wrap(paragraph(term('knot')))]);
});

test("the input isn't mutated", () => {
  const block = paragraph('knot');
  mark(block);
  expect(block).toEqual(paragraph('knot'));
});
