import '../../support/school/mockSchool';
import { structuredData } from '../../../src/build/documents/structuredData';
import { brand } from '../../../.generated/school/brand';
import { questions } from '../../support/school/questions';
import { PAGES } from '../support/pages';

function questionsIn(id: string) {
  const page = PAGES.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`No page has the id ${id}.`);
  return structuredData({ page, pages: PAGES, brand, siteRoot: '', basePath: '/' }).filter(
    (entity) => entity['@type'] === 'FAQPage',
  );
}

test('a page describes the questions that it shows, with the whole answer as text', () => {
  expect(questionsIn('about')).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        expect.objectContaining({ name: 'Do I have to swim?' }),
        {
          '@type': 'Question',
          name: 'I found a leak. Who wants to know?',
          acceptedAnswer: {
            '@type': 'Answer',
            text: `Write to ${brand.email}. Everyone at ${brand.name} can hold a bucket.`,
          },
        },
        expect.objectContaining({ name: 'Is there a lighthouse?' }),
      ],
    },
  ]);
});

test('pages that show no questions describe none', () => {
  expect(questionsIn('courses')).toEqual([]);
  expect(questionsIn('course-one')).toEqual([]);
});

test('a school without questions describes none', () => {
  const all = (questions as unknown[]).splice(0);
  expect(questionsIn('home')).toEqual([]);
  (questions as unknown[]).push(...all);
});
