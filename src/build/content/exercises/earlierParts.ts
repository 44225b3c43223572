/** Links the parts of a project: exercises that start with the reader's own code from an earlier exercise. */
import type { ContainerDirective } from 'mdast-util-directive';
import {
  codeText,
  isTask,
  type Block,
  type CodeLine,
  type EarlierPart,
  type ExerciseBlock,
  type WebExerciseBlock,
} from '../../../content/lesson';
import { report, type Reading } from '../markdown/reading';

type Part = ExerciseBlock | WebExerciseBlock;

/**
 * @param node - an exercise
 * @returns the id from `continues="#id"`; `resolveEarlierParts` fills in the rest of the reference later
 */
export function readContinues({ attributes }: ContainerDirective): { continues?: EarlierPart } {
  const named = attributes?.continues;
  return named ? { continues: { id: named.replace(/^#/, ''), title: '', solution: '' } } : {};
}

/**
 * Resolves `continues` to earlier exercises and reports invalid references.
 *
 * @param reading - the lesson's parser state
 * @param blocks - all blocks of the lesson
 */
export function resolveEarlierParts(reading: Reading, blocks: readonly Block[]): void {
  const tasks = blocks.filter(isTask);
  for (const [place, task] of tasks.entries()) {
    if (!isPart(task) || task.continues === undefined) continue;
    const { id } = task.continues;
    const line = reading.exercises.find((exercise) => exercise.id === task.id)?.line ?? 1;
    const earlier = tasks.slice(0, place).find((other) => other.id === id);
    if (earlier === undefined) {
      report(reading, line, `continues="#${id}": no exercise above has this id`);
    } else if (!isPart(earlier) || filesOf(earlier) !== filesOf(task)) {
      const both = `"${id}" has ${describe(earlier)}, "${task.id}" ${describe(task)}`;
      report(reading, line, `an exercise continues one with the same files: ${both}`);
    } else if (editableFiles(task).length !== 1) {
      report(reading, line, `an exercise that continues another has one file to change`);
    } else {
      const { title } = earlier;
      task.continues = { id, title, solution: codeText(solutionOf(earlier)) };
      task.isLastPart = true;
      delete earlier.isLastPart;
    }
  }
}

function isPart(block: Block): block is Part {
  return block.kind === 'exercise' || block.kind === 'webExercise';
}

function describe(block: Block): string {
  return isPart(block) ? filesOf(block) : `no code to write`;
}

/** Describes an exercise's files in words, for comparisons and error messages. */
function filesOf(part: Part): string {
  if (part.kind === 'exercise') return part.language ? 'a TypeScript program' : 'a program';
  return part.files
    .map(({ language, isGiven }) => `${language}${isGiven ? ' (given)' : ''}`)
    .join(', ');
}

function editableFiles(part: Part): readonly unknown[] {
  return part.kind === 'exercise' ? [part] : part.files.filter(({ isGiven }) => !isGiven);
}

function solutionOf(part: Part): readonly CodeLine[] {
  return part.kind === 'exercise' ? part.solution : (part.solution[0]?.lines ?? []);
}
