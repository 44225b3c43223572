import { linkMeanings } from '../../../../src/build/content/glossary/linkMeanings';
import type { IntroducedTerm } from '../../../../src/content/lesson';

function linked(entries: Record<string, string>, everyday: readonly string[] = []) {
  const introduced = Object.entries(entries).map(([term, means]): IntroducedTerm => ({
    slug: term.replace(' ', '-'),
    term,
    means,
    forms: [],
    isEveryday: everyday.includes(term),
  }));
  const terms = introduced.map(({ slug, term, means }) => ({
    slug,
    term,
    means: [means],
    lessons: [],
  }));
  const glossary = { terms, constructs: { JavaScript: [], HTML: [], CSS: [] } };
  return linkMeanings(glossary, introduced).terms.map(({ means }) => means);
}

const link = (slug: string, text: string) => ({ kind: 'term', slug, text });

test('a definition links to another term once, and never to its own term', () => {
  const [means] = linked({ loop: 'A loop in a rope; a rope has ends.', rope: 'Fibers.' });
  expect(means).toEqual(['A loop in a ', link('rope', 'rope'), '; a rope has ends.']);
});

test('the longest term wins, and only whole words match', () => {
  const [means] = linked({
    knot: 'Ties a rope end, not a tightrope.',
    rope: 'Fibers.',
    'rope end': 'Where it stops.',
  });
  expect(means).toEqual(['Ties a ', link('rope-end', 'rope end'), ', not a tightrope.']);
});

test("everyday words aren't linked", () => {
  expect(linked({ knot: 'Made of rope.', rope: 'Fibers.' }, ['rope'])[0]).toEqual([
    'Made of rope.',
  ]);
});
