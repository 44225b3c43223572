/** Texts in the drawings of lessons' plots and steps. */

/** Name of an axis. */
export const axis = (name: string, unit: string | undefined) =>
  unit === undefined ? name : `${name} (${unit})`;
/** A number beside an axis. It comes as it's written in English: '1,000', '0.5'. */
export const tick = (number: string) => number;

/** The ends of a queue. The first item is at the front. */
export const front = 'front';
export const back = 'back';
/** A stack without items. */
export const empty = 'empty';
