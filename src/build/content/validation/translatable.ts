/** Finds the texts of a YAML file that a translation can replace. */
import { z } from 'zod';
import { isMap } from '../school/isMap';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Path = readonly (string | number)[];

/** Schemas of texts that differ between languages, and those made from them. */
const TRANSLATABLE = z.registry<{ isTranslatable: true }>();

/** Marks a schema of texts that differ between languages. */
export function translatable<Schema extends z.ZodType>(schema: Schema): Schema {
  TRANSLATABLE.add(schema, { isTranslatable: true });
  return schema;
}

/**
 * @param value - a value
 * @param schema - schema that the value matches
 * @returns keys and indexes of each translatable text in the value
 */
export function translatableTexts(value: unknown, schema: z.ZodType): Path[] {
  const json = z.toJSONSchema(schema, { metadata: TRANSLATABLE, unrepresentable: 'any' });
  const paths = textsIn(value, json, []);
  return [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];
}

function textsIn(value: unknown, schema: JsonSchema, path: Path): Path[] {
  const { anyOf = [], oneOf = [], allOf = [], properties = {}, items } = schema;
  const variants = [...anyOf, ...oneOf, ...allOf].flatMap((one) => textsIn(value, one, path));
  if (typeof value === 'string') return schema['isTranslatable'] ? [path] : variants;
  if (Array.isArray(value)) {
    const item = isMap(items) ? items : {};
    return [...variants, ...value.flatMap((one, index) => textsIn(one, item, [...path, index]))];
  }
  if (!isMap(value)) return variants;
  return [
    ...variants,
    ...Object.entries(properties).flatMap(([key, field]) =>
      isMap(field) ? textsIn(value[key], field, [...path, key]) : [],
    ),
  ];
}
