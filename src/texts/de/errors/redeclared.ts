/** Explanation of a variable that's declared again inside braces. Code arrives in backticks. */
import type { Translated } from '../../translation';

/** `keyword` is `let` or `const`; `outerLine` is the line of the first declaration. */
export const declaredInBraces = ({
  line,
  keyword,
  name,
  outerLine,
}: {
  line: number;
  keyword: string;
  name: string;
  outerLine: number;
}) =>
  `In Zeile ${line} entsteht mit ${keyword} ein neues ${name}, das nur in den geschweiften Klammern gilt. Um das ${name} aus Zeile ${outerLine} zu ändern, lass ${keyword} weg.`;

export type Complete = Translated<
  typeof import('../../en/errors/redeclared'),
  typeof import('./redeclared')
>;
