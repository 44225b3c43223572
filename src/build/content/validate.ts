import { checkIds } from './validateIds';
import { checkReferences } from './validateReferences';
import { checkShapes } from './validateShapes';
import type { ContentProblem, ContentSet } from './validateTypes';

/** Checks the content by all rules and returns its problems; doesn't throw. */
export function validateContent(content: ContentSet): ContentProblem[] {
  const shapes = checkShapes(content);
  // The other rules take every field for granted.
  return shapes.length > 0 ? shapes : [...checkIds(content), ...checkReferences(content)];
}

/** One line for the build's output. */
export function formatContentProblem({ file, entry, reason }: ContentProblem): string {
  return `${file}  ${entry}: ${reason}`;
}
