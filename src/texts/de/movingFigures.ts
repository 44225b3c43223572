/** Texts of a lesson's interactive figures. */
import type { Translated } from '../translation';

/** Label of the buttons that go through a figure's steps. */
export const stepThrough = 'Schritt für Schritt';
export const first = 'Anfang';
export const back = 'Zurück';
export const next = 'Weiter';
/** Label of the slider. */
export const step = 'Schritt';
export const stepOf = (number: number, count: number) => `${number} von ${count}`;
/** Label of a step's question and its answers. */
export const beforeNextStep = 'Vor dem nächsten Schritt';
/** Shown above a step's sentence once its question is answered. */
export const right = 'Richtig.';
export const notQuite = (answer: string) => `Nicht ganz: Richtig ist „${answer}“.`;
export const allStepsInWords = 'Alle Schritte in Worten';

/** A plot's parameter and its current value. */
export const parameter = (name: string, value: string) => `${name}: ${value}`;
/** Number such as `−0.5`, with its unit if it has one. */
export const valueWithUnit = (value: string, unit?: string) =>
  unit === undefined ? withComma(value) : `${withComma(value)}\u00A0${unit}`;

/** Changes a number such as „0.5“ to „0,5“, like the numbers in the figure's drawing. */
function withComma(value: string): string {
  return value.replace(/^(−?\d+)\.(\d)/, '$1,$2');
}

export type Complete = Translated<
  typeof import('../en/movingFigures'),
  typeof import('./movingFigures')
>;
