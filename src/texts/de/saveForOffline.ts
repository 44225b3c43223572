/** Texts of the button that saves lessons for offline use. */
import type { Translated } from '../translation';

export const saved = 'Offline gespeichert';
/** Announced once the lessons are saved. Ends in a space, because a note can follow. */
export const savedStatus = 'Offline gespeichert. ';
export const saving = (count: number, all: number) => `${count} von ${all} gespeichert …`;
export const failed = 'Nicht gespeichert. Versuch es noch einmal, wenn du online bist.';

export type Complete = Translated<
  typeof import('../en/saveForOffline'),
  typeof import('./saveForOffline')
>;
