import { checkAmounts } from './validateAmounts';
import { checkFields } from './validateFields';
import { checkIds } from './validateIds';
import { checkReferences } from './validateReferences';
import { checkTexts } from './validateTexts';
import type { ContentProblem, ContentSet } from './validateTypes';

/** Checks the content by all rules and returns what is wrong with it, nothing if it is right. Does not throw. */
export function validateContent(content: ContentSet): ContentProblem[] {
  const missing = checkFields(content);
  // The other rules take every field for granted.
  if (missing.length > 0) return missing;
  return [
    ...checkIds(content),
    ...checkReferences(content),
    ...checkTexts(content),
    ...checkAmounts(content),
  ];
}

/** One line for the build's output. */
export function formatContentProblem({ file, entry, reason }: ContentProblem): string {
  return `${file}  ${entry}: ${reason}`;
}
