/** Explanations of a period or a comma at the end of a statement. */
import type { Translated } from '../../translation';

/** `sign` is the period or comma. */
export const beforeElse = (line: number, sign: string) =>
  `Schreib in Zeile ${line} \`;\` statt \`${sign}\` vor \`else\`.`;

/** There's a semicolon next to the period. */
export const removePeriod = (line: number) => `Entferne den \`.\` am Ende von Zeile ${line}.`;

export const endsWithPeriod = (line: number) =>
  `Zeile ${line} endet mit einem Punkt. Schreib stattdessen \`;\`.`;

export const endsWithComma = (line: number) =>
  `Zeile ${line} endet mit einem Komma. Schreib stattdessen \`;\`.`;

export type Complete = Translated<
  typeof import('../../en/errors/lineEnds'),
  typeof import('./lineEnds')
>;
