import { z } from 'zod';
import { PRICE_PERIODS, TAX_KINDS, type Offer } from '../../../content/office';
import { text } from '../validation/contentText';
import { fields } from '../validation/fields';
import { nearestHint } from '../validation/nearestName';
import { dayEnd, LAST_ZONE } from './instants';
import { date, id, periodFaults } from './officeFields';
import { officeList, type Fault, type OfficeContext } from './officeList';
import { unitFaults, unitFields } from './taughtUnit';

const CURRENCIES = Intl.supportedValuesOf('currency');

const offer = fields({
  id,
  ...unitFields,
  name: text,
  price: z.number().nonnegative({
    error: ({ input }) => `${String(input)} isn't a price; write 0 or more, without a currency`,
  }),
  currency: z
    .string()
    .refine((code) => CURRENCIES.includes(code), {
      error: ({ input }) => {
        const hint = nearestHint(String(input), CURRENCIES);
        return `there is no currency "${String(input)}"${hint || '; use an ISO 4217 code, such as EUR'}`;
      },
    })
    .describe('A code such as EUR'),
  tax: z.enum(TAX_KINDS).describe('Whether the price includes tax'),
  taxRate: z.number().positive().max(100).optional().describe('In percent'),
  per: z.enum(PRICE_PERIODS),
  included: z.array(text).min(1, 'the list is empty').describe('What learners get, one point each'),
  financing: text.optional().describe('Ways to pay, in one sentence'),
  validFrom: date.optional(),
  validUntil: date.optional(),
});

type OfferEntry = z.infer<typeof offer>;

/** Prices. One without an end date is valid until it's removed. */
export const offers = officeList({
  name: 'offers',
  schema: offer,
  check: (entry, context) => [
    ...unitFaults(entry, context),
    ...taxFaults(entry),
    ...validityFaults(entry, context),
  ],
  toFact: (entry): Offer => ({ ...entry, endsAt: endOf(entry) }),
});

function taxFaults({ tax, taxRate }: OfferEntry): Fault[] {
  return tax === 'exempt' && taxRate !== undefined
    ? [{ field: 'taxRate', reason: 'remove the rate; the price is exempt from tax' }]
    : [];
}

function validityFaults({ validFrom, validUntil: end }: OfferEntry, { today }: OfficeContext) {
  return end === undefined
    ? []
    : periodFaults({ start: validFrom ?? end, end }, today, 'validUntil');
}

function endOf({ validUntil }: OfferEntry): string | undefined {
  return validUntil === undefined ? undefined : dayEnd(validUntil, LAST_ZONE);
}
