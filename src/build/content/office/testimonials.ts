import { z } from 'zod';
import type { Testimonial } from '../../../content/office';
import { isHttps } from '../../isHttps';
import { sameText, text } from '../validation/contentText';
import { fields } from '../validation/fields';
import { dateFault, dateField, id, whenMissing } from './officeFields';
import { officeList } from './officeList';

const NO_SOURCE =
  "this field is missing; give the https address of the quote, or the name of the document that contains it, because a quote that can't be traced isn't published";
const NO_DATE =
  'this field is missing; write the date of the quote as YYYY-MM-DD, because readers need to know how old it is';
const NO_CONSENT =
  'this field is missing; write the date on which the person agreed (YYYY-MM-DD), or the https address of their consent, because you can only quote people who agreed';

const testimonial = fields({
  id,
  quote: text,
  name: sameText,
  role: text.optional(),
  source: z
    .string({ error: whenMissing(NO_SOURCE) })
    .superRefine((value, context) => {
      const fault = isHttps(value) ? undefined : text.safeParse(value).error?.issues[0]?.message;
      if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
    })
    .describe('The https address of the quote, or the name of the document'),
  date: dateField(NO_DATE),
  consent: z
    .string({ error: whenMissing(NO_CONSENT) })
    .refine(isConsent, {
      error: ({ input }) =>
        `"${String(input)}" is neither a date (YYYY-MM-DD) nor an https address; write when or where the person agreed`,
    })
    .describe(
      'The day on which the person agreed (YYYY-MM-DD), or the https address of their consent. Not published.',
    ),
});

/** What people said. The record of their consent isn't published. */
export const testimonials = officeList({
  name: 'testimonials',
  schema: testimonial,
  check: ({ date, consent }, { today }) =>
    Object.entries({ date, consent })
      .filter(([, value]) => dateFault(value) === undefined && value > today.last)
      .map(([field, value]) => ({
        field,
        reason: `${value} is in the future; write when it happened`,
      })),
  toFact: ({ id, quote, name, role, source, date }): Testimonial => ({
    id,
    quote,
    name,
    ...(role === undefined ? {} : { role }),
    source,
    date,
  }),
});

function isConsent(value: string): boolean {
  return isHttps(value) || dateFault(value) === undefined;
}
