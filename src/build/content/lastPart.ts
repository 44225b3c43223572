import type { Block, ExerciseBlock, WebExerciseBlock } from '../../content/lesson';

/**
 * @param block - of a lesson
 * @returns whether a project is finished with it
 */
export function isLastPart(block: Block): block is ExerciseBlock | WebExerciseBlock {
  return (block.kind === 'exercise' || block.kind === 'webExercise') && block.isLastPart === true;
}
