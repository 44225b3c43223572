/** Texts of the type check, which TypeScript programs have. */

export const checkTypes = 'Check types';
/** The same button before the TypeScript compiler has been loaded, with its size. */
export const checkTypesFirst = 'Check types (loads 1 MB)';
export const checkingTypes = 'Checking types…';
export const typesUnavailable =
  "The TypeScript compiler couldn't be loaded. Check your connection, and try again.";
/** Name of the list of type errors. */
export const typeErrors = 'Type errors';

export function typeErrorCount(count: number): string {
  if (count === 0) return 'No type errors';
  return count === 1 ? 'One type error' : `${count} type errors`;
}

export const inLine = (line: number, message: string) => `Line ${line}: ${message}`;

/** Name of the test that an exercise gets if it tests types. */
export const typesFit = 'The types are right';
export const shouldBeAccepted = (code: string, message: string) =>
  `Your types don't allow \`${code}\`: ${message}`;
export const shouldBeRefused = (code: string) =>
  `Your types allow \`${code}\`, but it should be a type error.`;
