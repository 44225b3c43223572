/** Reads alternatives in JSON Schemas. Also runs in the browser. */
import type { z } from 'zod';

/** A JSON Schema whose parts are schemas, and not just `true`. */
export type Schema = z.core.JSONSchema.BaseSchema;

/** @returns the alternatives of a schema, or the schema itself */
export function alternativesOf(schema: Schema): Schema[] {
  return schema.oneOf ?? schema.anyOf ?? [schema];
}

/** @returns true for a field that always has the same value, such as the kind of an alternative */
export function isConstant(schema: Schema): boolean {
  return schema.const !== undefined;
}

/**
 * @param schema - a schema, perhaps with alternatives
 * @param value - a value
 * @returns the alternative that the value belongs to
 */
export function alternativeFor(schema: Schema, value: unknown): Schema {
  const alternatives = alternativesOf(schema);
  const fits = ({ type, properties = {} }: Schema) => {
    if (Array.isArray(value) || type === 'array')
      return Array.isArray(value) === (type === 'array');
    const constants = Object.entries(properties).filter(([, one]) => isConstant(one as Schema));
    return constants.every(
      ([name, one]) => (Object(value) as Record<string, unknown>)[name] === (one as Schema).const,
    );
  };
  return alternatives.find(fits) ?? alternatives[0] ?? schema;
}
