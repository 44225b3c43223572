/** Schema of a lesson's front matter, and a parser of front matter that reports the line of each mistake. */
import path from 'node:path';
import { slug } from 'github-slugger';
import { z } from 'zod';
import { LEVELS } from '../../../content/levels';
import type { SubjectId } from '../../../content/model';
import { GLOSSARY_ADDRESS, REVIEW_ADDRESS } from '../../../site/addresses';
import { parseYaml } from '../parseYaml';
import type { Problem } from '../problems';
import { date, description, name, plain } from '../validation/fieldTypes';
import { fields } from '../validation/fields';

/** Maximum length of a term's definition: one sentence, shown next to the term. */
const MAX_MEANING = 200;

/** Slugs that lessons can't use, because other pages under the tutorials' URL use them. */
const TAKEN = [GLOSSARY_ADDRESS, REVIEW_ADDRESS].map((address) => path.posix.basename(address));

/** A term that the lesson introduces, with its definition. */
const term = fields({
  term: plain,
  means: plain.pipe(
    z
      .string()
      .max(MAX_MEANING, `has over ${MAX_MEANING} characters`)
      .regex(/[.!?]$/, 'must end with a period; YAML cuts off unquoted text at " #"'),
  ),
  forms: z.array(plain).default([]),
  everyday: z.literal(true).optional(),
}).transform(({ everyday = false, ...rest }) => ({
  slug: slug(rest.term),
  ...rest,
  isEveryday: everyday,
}));

/** Schema of a lesson's front matter. */
export const frontMatter = fields({
  id: name,
  slug: name.refine((slug) => !TAKEN.includes(slug), 'is taken by a page of the site'),
  subject: name,
  title: plain,
  description,
  level: z.enum(LEVELS),
  updated: date.describe('Day of the last change'),
  /** Versions of the original's passages, in a translation (`lessons/matchOriginal.ts`). */
  translates: z
    .array(z.string())
    .optional()
    .describe('Only in translations. The build prints the list.'),
  outcomes: z
    .array(plain)
    .min(2, 'needs two to five entries')
    .max(5, 'needs two to five entries')
    .describe('What readers can do afterwards, two to five sentences'),
  introduces: fields({
    terms: z.array(term).default([]),
    code: z.array(z.string().trim().min(1)).default([]),
  })
    .default({ terms: [], code: [] })
    .describe('Terms and code that this lesson is the first to use'),
});

export type FrontMatter = z.output<typeof frontMatter>;

export interface FieldsResult<Data> {
  data?: Data;
  problems: Problem[];
  /** Returns the line of a field, or of a value inside one, for mistakes found in later steps. */
  lineOf: (...path: PropertyKey[]) => number;
}

export type FrontMatterResult = FieldsResult<FrontMatter>;

/**
 * Parses and validates a lesson's front matter.
 *
 * @param yaml - text between the two `---` lines
 * @param firstLine - 1-based line in the file where `yaml` starts
 * @param subjects - ids of all subjects
 */
export function readFrontMatter(
  file: string,
  yaml: string,
  firstLine: number,
  subjects: readonly SubjectId[],
): FrontMatterResult {
  return readFields(file, yaml, firstLine, frontMatter.extend({ subject: z.enum(subjects) }));
}

/**
 * Parses front matter and validates it against a schema.
 *
 * @param yaml - text between the two `---` lines
 * @param firstLine - 1-based line in the file where `yaml` starts
 * @param schema - schema of the fields
 * @param options - Zod's options, such as one that rewords messages
 */
export function readFields<Data>(
  file: string,
  yaml: string,
  firstLine: number,
  schema: z.ZodType<Data>,
  options?: z.core.ParseContext<z.core.$ZodIssue>,
): FieldsResult<Data> {
  const { value, problems: mistakes, lineOf: lineIn } = parseYaml(yaml);
  const lineAt = (line: number): number => firstLine + line - 1;
  const lineOf = (keys: readonly PropertyKey[]): number => lineAt(lineIn(keys) ?? 1);
  const lineOfField = (...path: PropertyKey[]): number => lineOf(path);

  if (mistakes.length > 0) {
    const problems = mistakes.map(({ message, line }) => ({
      file,
      line: lineAt(line),
      reason: `front matter: ${message}`,
    }));
    return { problems, lineOf: lineOfField };
  }
  const parsed = schema.safeParse(value, options);
  if (parsed.success) {
    return { data: parsed.data, problems: [], lineOf: lineOfField };
  }
  const problems = parsed.error.issues.map(({ path, message, ...issue }) => ({
    file,
    line: lineOf('keys' in issue ? [...path, ...issue.keys] : path),
    reason: `front matter: ${[path.join('.'), message].filter(Boolean).join(': ')}`,
  }));
  return { problems, lineOf: lineOfField };
}
