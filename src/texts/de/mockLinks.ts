/** Labels of the links to the mock interviews in the side panel. */
import type { Translated } from '../translation';

export const mockInterview = 'Probeinterview';
/** If several courses have mock interviews. */
export const mockInterviewOf = (course: string) => `Probeinterview: ${course}`;

export type Complete = Translated<typeof import('../en/mockLinks'), typeof import('./mockLinks')>;
