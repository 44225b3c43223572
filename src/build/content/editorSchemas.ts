/** JSON Schemas of the school's YAML files, with which editors complete and check them while you type. */
import { z } from 'zod';
import { editorSettingsSchema } from '../editor/editorSettings';
import { contactSchema } from './contact/contactSchema';
import { OFFICE_LISTS } from './office/readOffice';
import { brandSchema } from './school/brandSchema';
import {
  courseSchema,
  entryPointsSchema,
  programSchema,
  questionSchema,
  subjectSchema,
} from './validation/contentSchemas';
import { textsSchema } from './validation/textsSchema';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** @returns the schemas of all YAML files of a school, by name */
export function schoolSchemas(): Record<string, JsonSchema> {
  return {
    brand: jsonSchema(brandSchema),
    course: fileOf(courseSchema),
    program: fileOf(programSchema),
    subjects: listOf(subjectSchema),
    questions: listOf(questionSchema),
    entryPoints: jsonSchema(entryPointsSchema),
    texts: jsonSchema(textsSchema),
    contact: jsonSchema(contactSchema),
    editor: jsonSchema(editorSettingsSchema),
    ...Object.fromEntries(
      Object.values(OFFICE_LISTS).map(({ name, schema }) => [name, listOf(schema)]),
    ),
  };
}

/**
 * @returns the contents of the schema files, by path. A file of the school names its own in the first line:
 *   `# yaml-language-server: $schema=`
 */
export function editorSchemas(): [path: string, text: string][] {
  return Object.entries(schoolSchemas()).map(([name, schema]) => [
    `schemas/${name}.json`,
    `${JSON.stringify(schema, null, 2)}\n`,
  ]);
}

/**
 * @param schema - schema of a file as it's written, before defaults are filled in
 * @returns the same as JSON Schema, without the rules that it can't express
 */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

function listOf(schema: z.ZodType): JsonSchema {
  return jsonSchema(z.array(schema));
}

/** Returns the schema of a file with one entry, whose id is the file's name. */
function fileOf(entry: z.ZodType): JsonSchema {
  const { properties = {}, required = [], ...rest } = jsonSchema(entry);
  const fields = Object.entries(properties).filter(([name]) => name !== 'id');
  return {
    ...rest,
    properties: {
      order: { type: 'integer', title: 'Order', description: 'Position in lists: 1 comes first' },
      ...Object.fromEntries(fields),
    },
    required: ['order', ...required.filter((name) => name !== 'id')],
  };
}
