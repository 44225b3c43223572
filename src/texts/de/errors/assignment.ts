/** Explanations of invalid assignments. Code arrives in backticks. */
import type { Translated } from '../../translation';

export const incrementNeedsVariable =
  '`++` und `--` ändern eine Variable, aber hier steht keine daneben.';

/** `assignment` is the assignment with brackets. */
export const arrayNeedsBrackets = (array: string, assignment: string) =>
  `Um ein Element im Array ${array} zu setzen, nimm eckige Klammern: ${assignment}.`;

export const toCheckDifferent = 'Ob zwei Werte verschieden sind, prüfst du mit `!==`.';

/** In a condition. */
export const toCompare =
  'Ein einzelnes `=` weist einen Wert zu. Um zwei Werte zu vergleichen, schreib `===`.';

export const nameNeeded =
  'Was links vom `=` steht, kann keinen Wert bekommen. Schreib dort einen Namen hin oder `===`, um zu vergleichen.';

export type Complete = Translated<
  typeof import('../../en/errors/assignment'),
  typeof import('./assignment')
>;
