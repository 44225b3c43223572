/** Texts in the drawings of lessons' plots and steps. */
import type { Translated } from '../translation';

/** Name of an axis. */
export const axis = (name: string, unit: string | undefined) =>
  unit === undefined ? name : `${name} (${unit})`;
/** A number beside an axis. It comes as it's written in English: '1,000', '0.5'. */
export const tick = (number: string) =>
  number.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

/** The ends of a queue. The first item is at the front. */
export const front = 'vorn';
export const back = 'hinten';
/** A stack without items. */
export const empty = 'leer';

export type Complete = Translated<
  typeof import('../en/drawnFigures'),
  typeof import('./drawnFigures')
>;
