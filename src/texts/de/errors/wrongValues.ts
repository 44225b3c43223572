/** Explanations of wrong values. Code arrives in backticks. */
import type { Translated } from '../../translation';

/** `name` is a property. */
export const misspelled = (name: string, near: string) =>
  `Ist ein Name hinter einem Punkt falsch geschrieben? ${name} gibt es hier nicht, ${near} schon.`;

export const itemMissing =
  'Ein Index ohne Element ergibt `undefined`. Wenn du etwas dazuzählst, kommt `NaN` heraus. Gibt es an diesem Index ein Element?';

/** The function `name` always returns `value`; it doesn't use its `parameters`. */
export const alwaysSame = ({
  name,
  value,
  parameters,
}: {
  name: string;
  value: string;
  parameters: readonly string[];
}) =>
  parameters.length > 1
    ? `${name} gibt ${value} zurück, egal welche Werte ${parameters.join(' und ')} haben.`
    : `${name} gibt ${value} zurück, egal welchen Wert ${parameters.join(' und ')} hat.`;

/** The expected value is a list or an object. */
export const severalInList =
  '`return` gibt nur einen Wert zurück. Setz mehrere in ein Array oder ein Objekt.';

export const commaAfterReturn =
  '`return` gibt nur einen Wert zurück, und das Komma rechnet nichts aus. Schreib, was berechnet werden soll, wie in `a * b`.';

export const arrowToCompare = (line: number) =>
  `In Zeile ${line} erzeugt \`=>\` eine Funktion. Für „größer oder gleich“ schreib \`>=\`.`;

export const inGivesIndexes = (line: number) =>
  `In Zeile ${line} liefert \`in\` die Indizes als Text. \`of\` liefert die Elemente.`;

export type Complete = Translated<
  typeof import('../../en/errors/wrongValues'),
  typeof import('./wrongValues')
>;
