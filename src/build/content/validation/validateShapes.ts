import type { z } from 'zod';
import {
  courseSchema,
  entryPointsSchema,
  programSchema,
  questionSchema,
  subjectSchema,
  tutorialSchema,
} from './contentSchemas';
import { courseFile, entryOf, FILES, programFile } from './validateFiles';
import type { ContentProblem, ContentSet } from './validateTypes';
import { plainMessages } from './plainMessages';

export interface ShapeProblem extends ContentProblem {
  /** Keys and indexes of the value within its file. */
  path: readonly PropertyKey[];
}

/**
 * Validates each entry against its schema.
 *
 * @param content - content, whose lessons can be missing if they aren't compiled yet
 */
export function checkShapes(
  content: Omit<ContentSet, 'tutorials'> & Partial<ContentSet>,
): ShapeProblem[] {
  const { subjects, courses, programs, questions, entryPoints, tutorials = [] } = content;
  return [
    ...subjects.flatMap((one, index) =>
      problemsOf(one, subjectSchema, FILES.subjects, one.id, [index]),
    ),
    ...courses.flatMap((one) => problemsOf(one, courseSchema, courseFile(one), one.id)),
    ...programs.flatMap((one) => problemsOf(one, programSchema, programFile(one), one.id)),
    ...questions.flatMap((one, index) =>
      problemsOf(one, questionSchema, FILES.questions, one.id, [index]),
    ),
    ...(entryPoints
      ? problemsOf(entryPoints, entryPointsSchema, FILES.entryPoints, 'entryPoints')
      : []),
    ...tutorials.flatMap((one) => problemsOf(one, tutorialSchema, FILES.tutorials, one.id)),
  ];
}

/**
 * @param entry - an entry as written in its file
 * @param file - path of the file, for messages
 * @param id - name of the entry, for messages
 * @param within - path of the entry within its file
 * @returns the fields that don't match the schema
 */
export function problemsOf(
  entry: object,
  schema: z.ZodType,
  file: string,
  id: string,
  within: readonly PropertyKey[] = [],
): ShapeProblem[] {
  const { error } = schema.safeParse(entry, plainMessages);
  return (error?.issues ?? []).map((issue) => ({
    file,
    entry: nameOf(entry, id, issue.path),
    reason: issue.message,
    // The line of an unknown field, not of the mapping that contains it.
    path: [...within, ...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])],
  }));
}

/**
 * Names a position in an entry by the ids along its path.
 *
 * @param path - keys and indexes within the entry, as Zod reports them
 * @returns a name such as `web-development > web-styling: summary`, or just `id` for the entry itself
 */
function nameOf(entry: object, id: string, path: readonly PropertyKey[]): string {
  const names: string[] = [];
  let value: unknown = entry;
  path.forEach((key, index) => {
    value = fieldOf(value, key);
    const ownId = fieldOf(value, 'id');
    const isItem = typeof key === 'number';
    const name = isItem ? `${String(path[index - 1])} ${key + 1}` : String(key);
    // The list's name was already added. A list item replaces it with its id, or with the name and a number.
    if (isItem) names.pop();
    names.push(typeof ownId === 'string' ? ownId : name);
  });
  const field = names.pop();
  return field === undefined ? id : `${entryOf(id, ...names)}: ${field}`;
}

function fieldOf(value: unknown, key: PropertyKey): unknown {
  return (Object(value) as Record<PropertyKey, unknown>)[key];
}
