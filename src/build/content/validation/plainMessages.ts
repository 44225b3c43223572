import type { z } from 'zod';

/** Options for Zod that reword its messages about missing and mistyped fields. */
export const plainMessages: z.core.ParseContext<z.core.$ZodIssue> = {
  error: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined
          ? 'this field is missing'
          : `must be ${NAMES[issue.expected] ?? issue.expected}`;
      case 'invalid_value':
        return issue.input === undefined
          ? `this field is missing; use one of: ${issue.values.join(', ')}`
          : `${JSON.stringify(issue.input)} isn't allowed; use one of: ${issue.values.join(', ')}`;
      default:
        return undefined;
    }
  },
};

const NAMES: Readonly<Record<string, string>> = {
  string: 'text; put numbers and dates between quotes',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};
