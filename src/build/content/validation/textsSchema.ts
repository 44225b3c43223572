import { z } from 'zod';
import type { SchoolTexts } from '../../../content/schoolTexts';
import { ownText } from './contentText';

const paragraphs = z.array(ownText).min(1, 'the list is empty');

/** A description for search engines, which cut longer ones off. */
const description = ownText.refine(({ length }) => length >= 60 && length <= 160, {
  error: ({ input }) => `has ${String(input).length} characters; write 60 to 160`,
});

/** Schema of `src/school/texts.yaml`. */
export const textsSchema: z.ZodType<SchoolTexts> = z.strictObject({
  home: z.strictObject({
    pageTitle: ownText,
    title: paragraphs,
    promise: ownText.optional(),
    fit: z
      .strictObject({ title: ownText, intro: ownText, fits: paragraphs, misfits: paragraphs })
      .optional(),
    closing: z.strictObject({ title: ownText, text: ownText }),
  }),
  tutorials: z.strictObject({ description }),
  courses: z.strictObject({ description }),
  programs: z.strictObject({ description }),
  about: z.strictObject({ description, title: ownText, purpose: paragraphs }),
});
