import type { Brand } from '../../brand/brandModel';
import { fillBrand } from '../../brand/fillBrand';
import { questionsOn } from '../../components/questionsOn';
import type { QuestionPlace } from '../../content/model';
import { ADDRESSES } from '../../site/addresses';

type JsonLd = Record<string, unknown>;

const PLACES: Readonly<Record<string, QuestionPlace>> = {
  [ADDRESSES.home]: 'home',
  [ADDRESSES.about]: 'about',
};

/**
 * Describes the questions that a page shows (schema.org/FAQPage).
 *
 * @param path - address of a page
 * @param brand - fills the placeholders in the texts
 * @returns the page's questions with their answers as plain text; empty for pages without questions
 */
export function questionData(path: string, brand: Brand): JsonLd[] {
  const place = PLACES[path];
  const questions = place === undefined ? [] : questionsOn(place, brand);
  if (questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: fillBrand(question, brand),
        acceptedAnswer: {
          '@type': 'Answer',
          text: answer.map((text) => fillBrand(text, brand)).join(' '),
        },
      })),
    },
  ];
}
