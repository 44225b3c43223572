/** Estimates how long a lesson takes. The about page explains the formula. */
import { isTask, type Block, type LadderStep, type TaskKind } from './lesson';
import type { MinutesRange } from './model';

/** A learner's pace: words and lines of code per minute, and minutes per task. */
export interface Pace {
  words: number;
  codeLines: number;
  check: number;
  /** Minutes per exercise, by kind. If the learner writes code, also by difficulty. */
  tasks: Record<TaskKind, number | Record<LadderStep, number>>;
}

const QUICK_CODE = { 'warm-up': 1, core: 2, stretch: 4 };
const CAREFUL_CODE = { 'warm-up': 3, core: 5, stretch: 8 };

export const QUICK = {
  words: 220,
  codeLines: 20,
  check: 0.25,
  tasks: { exercise: QUICK_CODE, webExercise: QUICK_CODE, predict: 0.5, order: 1 },
} satisfies Pace;

export const CAREFUL = {
  words: 120,
  codeLines: 10,
  check: 0.5,
  tasks: { exercise: CAREFUL_CODE, webExercise: CAREFUL_CODE, predict: 1.5, order: 2.5 },
} satisfies Pace;

/** Times are rounded to this many minutes, so that they look like the estimates they are. */
export const ROUNDED_TO = 5;

/** The parts of a lesson that take time. */
export interface LessonAmounts {
  /** Number of words in the lesson's prose. */
  words: number;
  blocks: readonly Block[];
}

/**
 * @param amounts - the lesson's words and blocks
 * @returns whole minutes, from a quick pace to a careful one
 */
export function lessonMinutes(amounts: LessonAmounts): MinutesRange {
  return { from: minutesAt(QUICK, amounts), to: minutesAt(CAREFUL, amounts) };
}

function minutesAt(pace: Pace, { words, blocks }: LessonAmounts): number {
  const minutes = words / pace.words + blocks.reduce((sum, block) => sum + timeOf(block, pace), 0);
  return Math.max(1, Math.round(minutes / ROUNDED_TO)) * ROUNDED_TO;
}

function timeOf(block: Block, pace: Pace): number {
  if (isTask(block)) {
    const time = pace.tasks[block.kind];
    return typeof time === 'number' ? time : time[block.step];
  }
  switch (block.kind) {
    case 'code':
    case 'example':
      return block.lines.length / pace.codeLines;
    case 'preview':
      return block.files.reduce((sum, { lines }) => sum + lines.length, 0) / pace.codeLines;
    case 'check':
      return pace.check;
    default:
      return 0;
  }
}
