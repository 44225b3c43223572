import type { Brand } from '../../brand/brandModel';
import type { Person } from '../../content/office';
import { PORTRAIT_WIDTHS, pictureAddress } from '../../content/pictures';

type JsonLd = Record<string, unknown>;

/**
 * Describes a person (schema.org/Person).
 *
 * @param person - the person
 * @param root - URL of the site, without a trailing slash
 * @param brand - the organization that the person works for
 */
export function personData(
  { name, role, about, picture, links }: Person,
  root: string,
  brand: Brand,
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle: role,
    description: about,
    ...(picture
      ? { image: root + pictureAddress(picture.stem, Math.max(...PORTRAIT_WIDTHS), 'webp') }
      : {}),
    ...(links.length > 0 ? { sameAs: links.map(({ href }) => href) } : {}),
    worksFor: { '@type': 'Organization', name: brand.name },
  };
}
