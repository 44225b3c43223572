/** Texts of the small tasks on examples: "Change it so that …". */
import type { Translated } from '../translation';

/** Title of the task. */
export const changeIt = 'Ändere es';
/** Label of the task; `example` is the example's title. */
export const changeOf = (example: string) => `Ändere „${example}“`;
/** Badge of a task whose tests have passed once. */
export const done = 'Erledigt';
export const check = 'Änderung prüfen';
export const checking = 'Wird geprüft …';
/** Opens a solution. */
export const oneWay = 'Einen Weg zeigen';

export type Complete = Translated<
  typeof import('../en/exampleChange'),
  typeof import('./exampleChange')
>;
