import type { MockSlot } from '../../content/exercises/mock';
import type { MockInterview } from '../../content/model';

/** An interview format: the kinds of tasks, in order. */
export interface MockFormat {
  id: 'problem' | 'short' | 'whole';
  label: string;
  slots: readonly MockSlot[];
}

/** Available formats, shortest first. */
export const FORMATS: readonly [MockFormat, ...MockFormat[]] = [
  { id: 'problem', label: 'One problem', slots: ['problem'] },
  { id: 'short', label: 'A question and a problem', slots: ['question', 'problem'] },
  {
    id: 'whole',
    label: 'A full interview: a question, a problem, and a harder problem',
    slots: ['question', 'problem', 'stretch'],
  },
];

/** Names of the task kinds during an interview. */
export const SLOT_NAMES: Readonly<Record<MockSlot, string>> = {
  question: 'Question',
  problem: 'Problem',
  stretch: 'Harder problem',
};

/**
 * Returns the length of an interview in minutes.
 *
 * @param slots - kinds of tasks
 * @param minutes - minutes per kind of task
 */
export function minutesOf(slots: readonly MockSlot[], minutes: MockInterview): number {
  return slots.reduce((sum, slot) => sum + minutes[slot], 0);
}
