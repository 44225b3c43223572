import type { Block, ExerciseBlock, WebExerciseBlock } from '../../../content/lesson';

/**
 * @param block - block of a lesson
 * @returns true if the block is the last part of a project
 */
export function isLastPart(block: Block): block is ExerciseBlock | WebExerciseBlock {
  return (block.kind === 'exercise' || block.kind === 'webExercise') && block.isLastPart === true;
}
