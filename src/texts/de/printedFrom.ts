/** Text at the end of a printed page. */
import type { Translated } from '../translation';

export const printedFrom = (brand: string, address: string) =>
  `${brand}. Ausgedruckt von ${address}`;

export type Complete = Translated<
  typeof import('../en/printedFrom'),
  typeof import('./printedFrom')
>;
