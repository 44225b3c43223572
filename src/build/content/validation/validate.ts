import { checkIds } from './validateIds';
import { checkReferences } from './validateReferences';
import { checkShapes } from './validateShapes';
import { checkTopics } from './validateTopics';
import type { ContentProblem, ContentSet } from './validateTypes';

/** Validates the content and returns its problems. Doesn't throw. */
export function validateContent(content: ContentSet): ContentProblem[] {
  const shapes = checkShapes(content);
  // If fields are invalid, skips the other checks, which rely on them.
  if (shapes.length > 0) return shapes.map(({ file, entry, reason }) => ({ file, entry, reason }));
  return [...checkIds(content), ...checkReferences(content), ...checkTopics(content)];
}

/** Formats a problem as one line for the build's output. */
export function formatContentProblem({ file, entry, reason }: ContentProblem): string {
  return `${file}  ${entry}: ${reason}`;
}
