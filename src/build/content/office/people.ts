import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { PORTRAIT_WIDTHS } from '../../../content/portraits';
import type { Person, Portrait } from '../../../content/office';
import { text } from '../validation/contentText';
import { fields } from '../validation/fields';
import { httpsAddress, id, whenMissing } from './officeFields';
import { officeList, type Fault, type OfficeContext } from './officeList';

/** Folder of the school's pictures. */
const IMAGES = 'src/school/images';

const MAX_SENTENCES = 3;

const NO_ALT =
  "this field is missing; describe the picture for people who don't see it, such as: Maya Lind at a whiteboard";

const person = fields({
  id,
  name: text,
  role: text,
  about: text.refine((value) => sentences(value) <= MAX_SENTENCES, {
    error: ({ input }) =>
      `has ${sentences(String(input))} sentences; write ${MAX_SENTENCES} at most`,
  }),
  picture: fields({
    file: z.string(),
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
  const source = path.join(root, IMAGES, file);
  if (!existsSync(source)) return fault(`there is no file ${IMAGES}/${file}; add it there`);
  // Loaded on demand: most schools have no pictures, and the library is large.
  const { default: sharp } = await import('sharp');
  const size = await sharp(source)
    .metadata()
    .catch(() => null);
  if (!size) return fault(`${file} isn't a picture; use a JPEG, PNG, WebP, or AVIF file`);
  const { width, height } = size;
  const needed = Math.max(...PORTRAIT_WIDTHS);
  return Math.min(width, height) < needed
    ? fault(`${file} has ${width} × ${height} px; use one with at least ${needed} × ${needed} px`)
    : [];
}

/** The hash in the address changes with the picture, so browsers can cache the copies forever. */
async function portraitOf(
  personId: string,
  { file, alt }: { file: string; alt: string },
  { root }: OfficeContext,
): Promise<Portrait> {
  const hash = createHash('sha256').update(await readFile(path.join(root, IMAGES, file)));
  return { file, alt, stem: `/assets/portrait-${personId}.${hash.digest('hex').slice(0, 6)}` };
}

function sentences(value: string): number {
  return value.match(/[.?](?=\s|$)/g)?.length ?? 1;
}
