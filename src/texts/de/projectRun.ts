/** Texts of a finished program that runs in a demo. */
import type { Translated } from '../translation';

export const outputOf = (project: string) => `Ausgabe von „${project}“`;
export const failed =
  'Das Programm wurde nicht ausgeführt. Prüfe deine Verbindung, wähle „Stopp“ und versuch es noch einmal.';

export type Complete = Translated<typeof import('../en/projectRun'), typeof import('./projectRun')>;
