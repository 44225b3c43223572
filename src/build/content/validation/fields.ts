import { z } from 'zod';
import { nearestHint } from './nearestName';

/**
 * Schema of a group of fields. It refuses unknown fields and suggests the nearest known one.
 *
 * @param shape - schemas of the fields by name
 */
export function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => unknownField(key, Object.keys(shape))).join('; ')
        : undefined,
  });
}

function unknownField(key: string, known: readonly string[]): string {
  const hint = nearestHint(key, known) || `; the fields are: ${known.join(', ')}`;
  return `there's no field "${key}"${hint}`;
}
