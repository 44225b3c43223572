/** Explanations of names that are split into several words. Code arrives in backticks. */
import type { Translated } from '../../translation';

/** What to call the separator between the words. */
const separators: Readonly<Record<string, string>> = {
  '': 'kein Leerzeichen',
  '-': 'keinen Bindestrich',
  '.': 'keinen Punkt',
};

/** The task asks for a name that's the first of the words. */
export const onlyFirstWord = (separator: string, name: string) =>
  `Ein Name darf ${separators[separator]} enthalten. Schreib nur ${name}.`;

export const oneWord = (separator: string, name: string) =>
  `Ein Name darf ${separators[separator]} enthalten. Schreib ihn in einem Wort: ${name}.`;

export type Complete = Translated<
  typeof import('../../en/errors/splitNames'),
  typeof import('./splitNames')
>;
