import type { EntryPoints } from '../../../content/summary';

/**
 * Returns the next question, or the starting point once the answers determine it.
 *
 * @param points - questions and starting points
 * @param answers - answers so far, in the order of the questions
 */
export function nextEntry<Lesson>(
  { questions, beyond }: EntryPoints<Lesson>,
  answers: readonly boolean[],
): { ask: EntryPoints<Lesson>['questions'][number] } | { begin: EntryPoints<Lesson>['beyond'] } {
  const missing = questions.find((_, index) => answers[index] === false);
  if (missing) return { begin: missing };
  const ask = questions[answers.length];
  return ask ? { ask } : { begin: beyond };
}
