import type { MockSlot } from '../../content/exercises/mock';
import type { MockInterview } from '../../content/model';

/** An interview format: the kinds of tasks, in order. */
export interface MockFormat {
  id: 'problem' | 'short' | 'whole';
  slots: readonly MockSlot[];
}

/** Available formats, shortest first. */
export const FORMATS: readonly [MockFormat, ...MockFormat[]] = [
  { id: 'problem', slots: ['problem'] },
  { id: 'short', slots: ['question', 'problem'] },
  { id: 'whole', slots: ['question', 'problem', 'stretch'] },
];

/**
 * Returns the length of an interview in minutes.
 *
 * @param slots - kinds of tasks
 * @param minutes - minutes per kind of task
 */
export function minutesOf(slots: readonly MockSlot[], minutes: MockInterview): number {
  return slots.reduce((sum, slot) => sum + minutes[slot], 0);
}
