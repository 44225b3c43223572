import type { MockSlot } from '../../content/mock';
import type { MockInterview } from '../../content/model';

/** A kind of interview: what it asks, in order. */
export interface MockFormat {
  id: 'problem' | 'short' | 'whole';
  label: string;
  slots: readonly MockSlot[];
}

/** The interviews to choose from, the shortest first. */
export const FORMATS: readonly [MockFormat, ...MockFormat[]] = [
  { id: 'problem', label: 'One problem', slots: ['problem'] },
  { id: 'short', label: 'A question and a problem', slots: ['question', 'problem'] },
  {
    id: 'whole',
    label: 'A full interview: a question, a problem and a harder problem',
    slots: ['question', 'problem', 'stretch'],
  },
];

/** What a task is called while it is done. */
export const SLOT_NAMES: Readonly<Record<MockSlot, string>> = {
  question: 'Question',
  problem: 'Problem',
  stretch: 'Harder problem',
};

/**
 * @param slots - what an interview asks
 * @param minutes - what the course gives for each
 * @returns whole minutes in all
 */
export function minutesOf(slots: readonly MockSlot[], minutes: MockInterview): number {
  return slots.reduce((sum, slot) => sum + minutes[slot], 0);
}
