import type { Offer } from '../../content/office';

type JsonLd = Record<string, unknown>;

/**
 * Describes a price (schema.org/Offer). Google requires `category`, `price` and `priceCurrency` for courses.
 *
 * @param offer - the price
 * @param url - address of the page that shows it
 */
export function offerData(offer: Offer, url: string): JsonLd {
  const { name, price, currency, tax, per, validFrom, validUntil } = offer;
  return {
    '@type': 'Offer',
    name,
    category: categoryOf(offer),
    price,
    priceCurrency: currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      ...(tax === 'exempt' ? {} : { valueAddedTaxIncluded: tax === 'included' }),
      // UN/CEFACT code for a month.
      ...(per === 'month' ? { unitCode: 'MON' } : {}),
    },
    url,
    ...(validFrom === undefined ? {} : { validFrom }),
    ...(validUntil === undefined ? {} : { priceValidUntil: validUntil }),
  };
}

function categoryOf({ price, per }: Offer): string {
  if (price === 0) return 'Free';
  return per === 'month' ? 'Subscription' : 'Paid';
}
