/** Texts of the exercises in which the visitor predicts a program's output. */
import type { Translated } from '../translation';

export const praise = 'Du liest Code so, wie der Computer ihn liest.';
/** Shown if the visitor submitted the revealed output. */
export const notCounted =
  'Du hast dir die Ausgabe angesehen, deshalb zählt das noch nicht. Lies die Erklärung, geh den Code dann noch einmal durch und schreib die Ausgabe selbst auf.';
/** Button to start over without the output. */
export const answerItMyself = 'Selbst antworten';
/** Title of the solution for visitors without JavaScript. */
export const output = 'Ausgabe';
export const help = 'Schreib für jede Zeile der Ausgabe eine Zeile.';
export const correct = 'Richtig.';

export type Complete = Translated<
  typeof import('../en/exercisePredict'),
  typeof import('./exercisePredict')
>;
