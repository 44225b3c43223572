/** Schemas of values that several kinds of files have. */
import { z } from 'zod';
import { pageDescription } from './pageDescription';
import { translatable } from './translatable';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Lowercase name for addresses and ids. */
export const name = z
  .string()
  .regex(NAME, 'lowercase letters, digits and single hyphens only')
  .describe('Lowercase letters, digits and single hyphens');
/** Text without formatting. */
export const plain = translatable(unformatted());

/** A name without formatting that's the same in every language. */
export const properName = unformatted();

export const date = z.iso.date('is a date such as 2026-11-21');

/** Description of a page, also used by search engines. */
export const description = pageDescription(plain).describe(
  'One sentence for search engines and lists, 60 to 160 characters',
);

function unformatted() {
  return z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .refine(
      (text) => !/`|\*\*|\]\(|<\w/.test(text),
      'is plain text: no backticks, formatting, links or HTML',
    );
}
