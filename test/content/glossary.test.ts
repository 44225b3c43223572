import { glossaryOf } from '../../src/content/glossary';
import type { Lesson } from '../../src/content/lesson';

const lesson = (id: string, terms: string[], code: string[]) =>
  ({
    id,
    slug: `on-${id}`,
    title: id.toUpperCase(),
    introduces: {
      terms: terms.map((term) => ({ slug: `a-${term}`, term, means: `${term} in ${id}` })),
      code,
    },
  }) as unknown as Lesson;

const link = (id: string) => ({ id, slug: `on-${id}`, title: id.toUpperCase() });

test('terms are sorted alphabetically, ignoring case', () => {
  const { terms } = glossaryOf([lesson('a', ['rope', 'DOM', 'Anchor'], [])]);
  expect(terms.map(({ term }) => term)).toEqual(['Anchor', 'DOM', 'rope']);
});

test('a term of several lessons has the first definition and links to each lesson', () => {
  const { terms } = glossaryOf([lesson('a', ['rope'], []), lesson('b', ['rope'], [])]);
  expect(terms).toEqual([
    { slug: 'a-rope', term: 'rope', means: ['rope in a'], lessons: [link('a'), link('b')] },
  ]);
});

test('a construct belongs to the first lesson that introduces it', () => {
  const { constructs } = glossaryOf([
    lesson('a', [], ['const']),
    lesson('b', [], ['const', 'let']),
  ]);
  expect(constructs.JavaScript).toEqual([
    { key: 'const', lesson: link('a') },
    { key: 'let', lesson: link('b') },
  ]);
});

test.each([
  [
    'JavaScript',
    ['const', '.push()', 'console.log', '=>', '? :', '<', '...rest', 'label', '#private'],
  ],
  ['HTML', ['<p>', '<h1>']],
  [
    'CSS',
    ['color:', 'margin-top:', '@media', ':hover', '::before', 'clamp()', 'var()', '--custom'],
  ],
] as const)('these are constructs of %s: %j', (language, keys) => {
  const { constructs } = glossaryOf([lesson('a', [], [...keys])]);
  expect(constructs[language].map(({ key }) => key)).toEqual(keys);
});
