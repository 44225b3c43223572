import { editDistance } from '../../../site/editDistance';

/** Maximum number of edits between a name and a suggestion for it. */
const MAX_EDITS = 3;

/**
 * Suggests the known name that's most similar to an unknown one.
 *
 * @param name - the unknown name
 * @param known - all known names
 * @returns the end of a message, such as `; did you mean "source"?`; empty if no name is similar
 */
export function nearestHint(name: string, known: Iterable<string>): string {
  const [nearest] = [...known]
    .map((candidate) => ({
      candidate,
      edits: editDistance(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ candidate, edits }) => edits <= Math.min(MAX_EDITS, candidate.length / 2))
    .sort((a, b) => a.edits - b.edits);
  return nearest ? `; did you mean "${nearest.candidate}"?` : '';
}
