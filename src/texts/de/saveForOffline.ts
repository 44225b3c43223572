/** Texts of the button that saves lessons for offline use. */
import type { Translated } from '../translation';

export const saved = 'Offline gespeichert';
/** Announced once the lessons are saved. Ends in a space, because a note can follow. */
export const savedStatus = 'Offline gespeichert. ';
export const saving = (count: number, all: number) => `${count} von ${all} gespeichert …`;
/** Shown before saving if the lessons need Python. `size` is a number with a decimal, such as `6,4`. */
export const withPython = (size: string) => `Mit Python: ${size} MB.`;
export const failed = 'Nicht gespeichert. Versuch es noch einmal, wenn du online bist.';

export type Complete = Translated<
  typeof import('../en/saveForOffline'),
  typeof import('./saveForOffline')
>;
