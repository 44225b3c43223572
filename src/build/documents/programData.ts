import { cohorts } from '../../../.generated/office/cohorts';
import { offers } from '../../../.generated/office/offers';
import type { Brand } from '../../brand/brandModel';
import type { Program } from '../../content/model';
import { cohortData } from './cohortData';
import { offerData } from './offerData';

type JsonLd = Record<string, unknown>;

/**
 * Describes a program that has prices or start dates (schema.org/Course, which is what Google reads).
 *
 * @param program - the program
 * @param url - address of the programs page
 * @param brand - the provider
 * @returns the JSON-LD; none if the program has neither
 */
export function programData(
  { id, title, description }: Program,
  url: string,
  brand: Brand,
): JsonLd[] {
  const own = <Fact extends { program?: string }>(facts: readonly Fact[]) =>
    facts.filter(({ program }) => program === id);
  const [prices, dates] = [own(offers), own(cohorts)];
  if (prices.length + dates.length === 0) return [];
  const address = `${url}#${id}`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Course',
      '@id': address,
      url: address,
      name: title,
      description,
      provider: { '@type': 'Organization', name: brand.name },
      ...(prices.length > 0 ? { offers: prices.map((offer) => offerData(offer, address)) } : {}),
      ...(dates.length > 0 ? { hasCourseInstance: dates.map(cohortData) } : {}),
    },
  ];
}
