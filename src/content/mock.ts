/** Practice interviews: which of a course's exercises fill which of their slots. */
import type { TaskBlock } from './lesson';
import type { MockInterview } from './model';

/** What an interview is made of, from the short to the hard. */
export const MOCK_SLOTS = [
  'question',
  'problem',
  'stretch',
] as const satisfies readonly (keyof MockInterview)[];

export type MockSlot = (typeof MOCK_SLOTS)[number];

/** An exercise that an interview may ask. */
export interface MockTask {
  /** The exercise's permanent id. */
  id: string;
  title: string;
  /** The slug of its lesson. */
  lesson: string;
  slot: MockSlot;
}

/**
 * @param task - an exercise of any kind
 * @returns where it belongs: what is written and takes a while is a problem, all else a question
 */
export function slotOf({ kind, step }: Pick<TaskBlock, 'kind' | 'step'>): MockSlot {
  if (step === 'warm-up' || kind === 'predict' || kind === 'order') return 'question';
  return step === 'stretch' ? 'stretch' : 'problem';
}
