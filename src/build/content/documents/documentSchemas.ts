/** Schemas of the front matter of a school's Markdown pages. */
import { z } from 'zod';
import { EMPLOYMENT, type Employment } from '../../../content/documents';
import { tagAddress, type DocumentKind } from '../../../site/documentAddresses';
import { date, description, plain } from '../validation/fieldTypes';
import { fields } from '../validation/fields';

const employments = Object.keys(EMPLOYMENT) as [Employment, ...Employment[]];

const apply = z
  .string()
  .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
    error: ({ input }) =>
      `"${String(input)}" isn't a place to apply; use mailto: and an address, or a full address with https`,
  })
  .describe('mailto: and an address, or an https address');

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, {
    error: ({ input }) => `"${String(input)}" isn't a country; use two capital letters, such as US`,
  })
  .describe('Two capital letters, such as US');

/** Maximum length of a tag, in characters, so that several fit in a row. */
const MAX_TAG = 30;

const tag = plain
  .refine((value) => value.length <= MAX_TAG, `has over ${MAX_TAG} characters`)
  .refine((value) => !tagAddress(value).endsWith('/'), {
    error: ({ input }) =>
      `"${String(input)}" has no address; use a tag with a letter from a to z or a digit`,
  });

const tags = z
  .array(tag)
  .refine(
    (all) => new Set(all.map(tagAddress)).size === all.length,
    'has the same tag twice; remove one',
  );

const frame = { title: plain, description };

export const documentSchemas = {
  legal: fields({
    ...frame,
    footer: plain.optional().describe('Text of the link in the footer'),
    updated: date,
    noindex: z.boolean().optional().describe('Keep search engines from listing the page'),
  }),
  posts: fields({
    ...frame,
    date,
    updated: date.optional(),
    author: plain.optional(),
    tags: tags.default([]).describe('Lowercase words with hyphens'),
  }),
  careers: fields({
    ...frame,
    place: plain,
    country: country.optional(),
    kind: z.enum(employments),
    posted: date,
    until: date.optional(),
    apply,
  }),
} satisfies Record<DocumentKind, z.ZodType>;

export type DocumentFields = { [Kind in DocumentKind]: z.output<(typeof documentSchemas)[Kind]> };
