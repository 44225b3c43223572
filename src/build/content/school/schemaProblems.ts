import type { z } from 'zod';
import type { Problem } from '../problems';
import type { YamlFile } from './readYaml';

/**
 * @param read - the file that was checked
 * @param error - what its schema refuses
 * @returns the mistakes, each with its line and the name of the field
 */
export function schemaProblems({ placeOf }: YamlFile, error: z.ZodError): Problem[] {
  return error.issues.map(({ path, message, ...issue }) => ({
    // The line of an unknown field, not of the mapping that contains it.
    ...placeOf('keys' in issue ? [...path, ...issue.keys] : path),
    reason: [path.join('.'), message].filter(Boolean).join(': '),
  }));
}
