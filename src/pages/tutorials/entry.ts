import type { EntryPoints } from '../../content/summary';

/**
 * @param points - the questions, and where to begin behind them
 * @param answers - given so far, in the order of the questions
 * @returns what is next: the question to ask, or where to begin
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
