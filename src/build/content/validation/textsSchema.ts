import { z } from 'zod';
import type { SchoolTexts } from '../../../content/schoolTexts';
import { ownText, text } from './contentText';
import { fields } from './fields';
import { pageDescription } from './pageDescription';

/** Paragraphs in which a school may also say what it doesn't promise. */
const paragraphs = z.array(ownText).min(1, 'the list is empty');

const description = pageDescription(text).describe(
  'One sentence for search engines, 60 to 160 characters',
);

/** Schema of `src/school/texts.yaml`. */
export const textsSchema: z.ZodType<SchoolTexts> = fields({
  home: fields({
    pageTitle: text.describe('Title in the tab of the browser'),
    title: z.array(text).min(1, 'the list is empty').describe('The large heading, one line each'),
    promise: ownText.optional().describe('Line below the buttons'),
    fit: fields({
      title: ownText,
      intro: ownText,
      fits: paragraphs,
      misfits: paragraphs,
    })
      .optional()
      .describe('Whom your school suits, and whom it does not'),
    closing: fields({ title: text, text }),
  }),
  tutorials: fields({ description }),
  courses: fields({ description }),
  programs: fields({ description }),
  about: fields({
    description,
    title: text,
    purpose: paragraphs.describe('What your school is for, one paragraph each'),
  }),
});
