/** Explanations of loops that never end. */
import type { Translated } from '../../translation';

export const interval =
  'Dieses `setInterval` hört nie auf. Speichere, was es zurückgibt, und stoppe es mit `clearInterval`.';

export const exitNotReached =
  'Diese Schleife endet nur bei ihrem `break` oder `return`, und dort kam sie nie an. Prüfe die Bedingung davor.';

export const nothingStops =
  'Diese Schleife endet nie, denn nichts stoppt sie. Ergänze ein `break` oder eine Bedingung, die irgendwann nicht mehr gilt.';

/** `names` are the variables in the condition, in backticks. */
export const nothingChanges = (names: readonly string[]) =>
  `Diese Schleife lief, bis die Zeit um war. Nichts ändert ${names.join(' oder ')}, deshalb gilt ihre Bedingung immer.`;

export const ranUntilTimeout =
  'Diese Schleife lief, bis die Zeit um war. Sorge dafür, dass sie dem Ende mit jedem Durchlauf näher kommt und die Bedingung irgendwann nicht mehr gilt.';

export type Complete = Translated<typeof import('../../en/errors/loops'), typeof import('./loops')>;
