/** Estimates how long a lesson takes. The about page explains the formula. */
import type { Block, LadderStep } from './lesson';
import type { MinutesRange } from './model';

/** A learner's pace: words and lines of code per minute, and minutes per task. */
export interface Pace {
  words: number;
  codeLines: number;
  check: number;
  predict: number;
  order: number;
  written: Record<LadderStep, number>;
}

export const QUICK: Pace = {
  words: 220,
  codeLines: 20,
  check: 0.25,
  predict: 0.5,
  order: 1,
  written: { 'warm-up': 1, core: 2, stretch: 4 },
};

export const CAREFUL: Pace = {
  words: 120,
  codeLines: 10,
  check: 0.5,
  predict: 1.5,
  order: 2.5,
  written: { 'warm-up': 3, core: 5, stretch: 8 },
};

/** Times are rounded to this many minutes, so that they look like the estimates they are. */
export const ROUNDED_TO = 5;

/** The parts of a lesson that take time. */
export interface LessonAmounts {
  /** Words of prose. */
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
  switch (block.kind) {
    case 'code':
    case 'example':
      return block.lines.length / pace.codeLines;
    case 'preview':
      return block.files.reduce((sum, { lines }) => sum + lines.length, 0) / pace.codeLines;
    case 'check':
    case 'predict':
    case 'order':
      return pace[block.kind];
    case 'exercise':
    case 'webExercise':
      return pace.written[block.step];
    default:
      return 0;
  }
}
