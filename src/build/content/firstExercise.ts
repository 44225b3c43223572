/** The exercise that home offers to somebody who has never programmed, and how it looks as a file. */
import type { Block, ExerciseBlock, Lesson } from '../../content/lesson';

/**
 * Chooses by length: what has a line or two needs nothing that a stranger has not seen.
 *
 * @param lesson - the first lesson, compiled
 * @returns of its exercises that make sense outside of it, the first of those with the fewest lines; `null` if it has none
 */
export function firstExerciseOf({ blocks }: Pick<Lesson, 'blocks'>): ExerciseBlock | null {
  const [shortest] = blocks
    .filter((block) => block.kind === 'exercise')
    .filter(isWholeAlone)
    .toSorted((a, b) => linesOf(a) - linesOf(b));
  return shortest ?? null;
}

/** Home shows paragraphs, and has none of the passages that a text may lead to. */
function isWholeAlone({ prompt, hints, explanation }: ExerciseBlock): boolean {
  return [...prompt, ...hints.flat(), ...explanation].every(
    (block) => block.kind === 'paragraph' && !leadsToPassage(block),
  );
}

function leadsToPassage(block: Block): boolean {
  return JSON.stringify(block).includes('"kind":"passage"');
}

function linesOf({ starter, solution }: ExerciseBlock): number {
  return Math.max(starter.length, solution.length);
}

/** @returns the text of the module that home reads */
export function firstExerciseModule(exercise: ExerciseBlock | null): string {
  return `// Made by src/build/content/summarize.ts from the first lesson. Changes here are lost.
import type { ExerciseBlock } from '../src/content/lesson';

/** The first lesson's shortest exercise; \`null\` if it has none that can be shown alone. */
export const FIRST_EXERCISE: ExerciseBlock | null = ${JSON.stringify(exercise)};
`;
}
