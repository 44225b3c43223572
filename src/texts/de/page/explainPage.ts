/** Explanations of errors in a page's script. */
import type { Translated } from '../../translation';

export const noStorage = 'In der Vorschau gibt es keinen Speicher.';
export const endlessLoop = 'Diese Schleife endet nie.';

export type Complete = Translated<
  typeof import('../../en/page/explainPage'),
  typeof import('./explainPage')
>;
