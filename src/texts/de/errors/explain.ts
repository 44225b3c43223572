/** Explanations of runs that were stopped, or that ended before their tests. */
import type { Translated } from '../../translation';
import { countOf } from '../format';

/** Shown like the name of an error: 'Gestoppt: läuft nach 2 Sekunden immer noch'. */
export const stopped = 'Gestoppt';
export const stillRunning = (seconds: number) =>
  `läuft nach ${countOf(seconds, 'Sekunde', 'Sekunden')} immer noch`;

export const returnOutsideFunction = (line: number) =>
  `Das \`return\` in Zeile ${line} steht außerhalb der Funktion. Verschieb es zwischen ihre geschweiften Klammern.`;

/** The code has no function. */
export const returnWithoutFunction = (line: number) =>
  `Das \`return\` in Zeile ${line} steht nicht in einer Funktion und beendet deshalb das Programm. Entferne es.`;

export type Complete = Translated<
  typeof import('../../en/errors/explain'),
  typeof import('./explain')
>;
