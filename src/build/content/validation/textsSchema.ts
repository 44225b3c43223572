import { z } from 'zod';
import type { SchoolTexts } from '../../../content/schoolTexts';
import { ownText } from './contentText';
import { fields } from './fields';

const paragraphs = z.array(ownText).min(1, 'the list is empty');

/** A description for search engines, which cut longer ones off. */
const description = ownText
  .refine(({ length }) => length >= 60 && length <= 160, {
    error: ({ input }) => `has ${String(input).length} characters; write 60 to 160`,
  })
  .describe('One sentence for search engines, 60 to 160 characters');

/** Schema of `src/school/texts.yaml`. */
export const textsSchema: z.ZodType<SchoolTexts> = fields({
  home: fields({
    pageTitle: ownText.describe('Title in the tab of the browser'),
    title: paragraphs.describe('The large heading, one line each'),
    promise: ownText.optional().describe('Line below the buttons'),
    fit: fields({
      title: ownText,
      intro: ownText,
      fits: paragraphs,
      misfits: paragraphs,
    })
      .optional()
      .describe('Whom your school suits, and whom it does not'),
    closing: fields({ title: ownText, text: ownText }),
  }),
  tutorials: fields({ description }),
  courses: fields({ description }),
  programs: fields({ description }),
  about: fields({
    description,
    title: ownText,
    purpose: paragraphs.describe('What your school is for, one paragraph each'),
  }),
});
