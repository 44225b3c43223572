/** Schema of the front matter of a mock interview's problem. */
import { z } from 'zod';
import { COSTS, PROBLEM_LEVELS } from '../../../content/mockProblem';
import { name, plain } from '../validation/fieldTypes';
import { fields } from '../validation/fields';

/** YAML reads `time: 1` as a number. */
const cost = z.coerce.string().pipe(z.enum(COSTS));

export const mockFrontMatter = fields({
  id: name.refine((id) => id.startsWith('problem-'), 'starts with "problem-"'),
  title: plain,
  level: z.enum(PROBLEM_LEVELS),
  pattern: plain,
  signature: z
    .string()
    .regex(
      /^[a-z]\w*\(\w*(?:, \w+)*\)$/i,
      'is a call with names, such as mergeLogs(first, second)',
    ),
  time: cost,
  space: cost,
  n: plain,
});

export type MockFrontMatter = z.output<typeof mockFrontMatter>;
