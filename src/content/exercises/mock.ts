/** Practice interviews: assigns the exercises of a course to slots. */
import type { TaskBlock } from '../lesson';
import type { MockInterview } from '../model';

/** An interview's slots, from easiest to hardest. */
export const MOCK_SLOTS = [
  'question',
  'problem',
  'stretch',
] as const satisfies readonly (keyof MockInterview)[];

export type MockSlot = (typeof MOCK_SLOTS)[number];

/** An exercise that an interview can include. */
export interface MockTask {
  /** The exercise's permanent id. */
  id: string;
  title: string;
  /** The slug of the lesson that contains the exercise. */
  lesson: string;
  slot: MockSlot;
}

/** True for kinds of exercises that are quick even if they aren't warm-ups. */
const IS_QUICK: Readonly<Record<TaskBlock['kind'], boolean>> = {
  exercise: false,
  webExercise: false,
  predict: true,
  order: true,
};

/**
 * @param task - an exercise of any kind
 * @returns its slot: quick exercises are questions; the others are problems, or stretch tasks if they're hard
 */
export function slotOf({ kind, step }: Pick<TaskBlock, 'kind' | 'step'>): MockSlot {
  if (step === 'warm-up' || IS_QUICK[kind]) return 'question';
  return step === 'stretch' ? 'stretch' : 'problem';
}
