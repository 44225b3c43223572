import { z } from 'zod';
import { PORTRAIT_WIDTHS } from '../../../content/pictures';
import type { Person, Portrait } from '../../../content/office';
import { readPicture } from '../readPicture';
import { sameText, text } from '../validation/contentText';
import { fields } from '../validation/fields';
import { httpsAddress, id, whenMissing } from './officeFields';
import { officeList, type Fault, type OfficeContext } from './officeList';

const MAX_SENTENCES = 3;

const NO_ALT =
  "this field is missing; describe the picture for people who don't see it, such as: Maya Lind at a whiteboard";

const person = fields({
  id,
  name: sameText,
  role: text.describe('What the person teaches or does'),
  about: text.refine((value) => sentences(value) <= MAX_SENTENCES, {
    error: ({ input }) =>
      `has ${sentences(String(input))} sentences; write ${MAX_SENTENCES} at most`,
  }),
  picture: fields({
    file: z.string().meta({ contentMediaType: 'image/*' }),
    alt: z.string({ error: whenMissing(NO_ALT) }).pipe(text),
  }).optional(),
  links: z.array(fields({ label: text, href: httpsAddress })).optional(),
});

/** The people who teach at the school. */
export const people = officeList({
  name: 'people',
  schema: person,
  check: async ({ picture }, context) => (picture ? pictureFaults(picture.file, context) : []),
  toFact: async ({ picture, links = [], ...entry }, context): Promise<Person> => ({
    ...entry,
    ...(picture ? { picture: await portraitOf(entry.id, picture, context) } : {}),
    links,
  }),
});

async function pictureFaults(file: string, { root }: OfficeContext): Promise<Fault[]> {
  const fault = (reason: string) => [{ field: 'picture', reason }];
  const picture = await readPicture(root, file);
  if (typeof picture === 'string') return fault(picture);
  const { width, height } = picture;
  const needed = Math.max(...PORTRAIT_WIDTHS);
  return Math.min(width, height) < needed
    ? fault(`${file} has ${width} × ${height} px; use one with at least ${needed} × ${needed} px`)
    : [];
}

async function portraitOf(
  personId: string,
  { file, alt }: { file: string; alt: string },
  { root }: OfficeContext,
): Promise<Portrait> {
  const picture = await readPicture(root, file);
  if (typeof picture === 'string') throw new Error(picture);
  return { file, alt, stem: `/assets/portrait-${personId}.${picture.hash}` };
}

function sentences(value: string): number {
  return value.match(/[.?](?=\s|$)/g)?.length ?? 1;
}
