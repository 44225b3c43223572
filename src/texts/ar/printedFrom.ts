/** Text at the end of a printed page. U+2068 and U+2069 isolate the address. */
import type { Translated } from '../translation';

export const printedFrom = (brand: string, address: string) =>
  `${brand}. طُبعت من \u2068${address}\u2069`;

export type Complete = Translated<
  typeof import('../en/printedFrom'),
  typeof import('./printedFrom')
>;
