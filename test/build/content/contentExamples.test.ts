import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  entryPointsSchema,
  programSchema,
  questionSchema,
  subjectSchema,
} from '../../../src/build/content/validation/contentSchemas';
import { textsSchema } from '../../../src/build/content/validation/textsSchema';

const GUIDE = readFileSync('.github/docs/content.md', 'utf8');

/** The guide's example of a file with this schema. */
function exampleOf(name: string): unknown {
  const found = new RegExp(`^\`\`\`yaml\n(# .*/${name}\\.json\n[^]*?)^\`\`\``, 'm').exec(GUIDE);
  return parse(found?.[1] ?? '');
}

test.each<[string, z.ZodType]>([
  ['subjects', z.array(subjectSchema)],
  ['questions', z.array(questionSchema)],
  ['entryPoints', entryPointsSchema],
  ['texts', textsSchema],
])('the example of %s in the guide is valid', (name, schema) => {
  expect(schema.safeParse(exampleOf(name)).error?.issues).toBeUndefined();
});

test('the example of a program in the guide is valid', () => {
  // The id is the name of the file, and the order isn't part of the program.
  const { order, ...program } = exampleOf('program') as { order: number };
  expect(order).toBe(1);
  const { error } = programSchema.safeParse({ id: 'first-website', ...program });
  expect(error?.issues).toBeUndefined();
});
