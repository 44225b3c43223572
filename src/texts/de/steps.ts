/** What one step of a program did. Names and values come with backticks around them, unless noted otherwise. */
import type { Translated } from '../translation';
import { countOf } from './format';

/** How a function is called in the sentences. `name` and `line` are without backticks. */
export const theFunction = {
  function: (name: string) => `\`${name}\``,
  method: (name: string) => `\`${name}\``,
  new: (name: string) => `\`new ${name}\``,
  get: (name: string) => `den Getter \`${name}\``,
  set: (name: string) => `den Setter \`${name}\``,
  callback: (name: string) => `die Funktion für \`${name}\``,
} as const;
export const theProgram = 'das Programm';
export const functionOnLine = (line: number) => `die Funktion in Zeile ${line}`;

/** A list of values: `3`, `3` und `4`. */
export function listOf(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} und ${last}`;
}

export const was = (name: string, before: string, after: string) =>
  `${name} war ${before}, ist jetzt ${after}.`;
export const is = (name: string, value: string) => `${name} ist ${value}.`;
/** `name` is without backticks, here and below. */
export const isNow = (name: string, value: string) => `\`${name}\` ist jetzt ${value}.`;
export const isGone = (name: string) => `${name} gibt es nicht mehr.`;
export const hasChanged = (name: string) => `\`${name}\` hat sich geändert.`;
export const size = (name: string, before: number, after: number) =>
  `\`${name}\` hatte ${countOf(before, 'Element', 'Elemente')}, hat jetzt ${after}.`;
export const addedAtEnd = (name: string, count: number, value: string) =>
  `\`${name}\` hat jetzt ${countOf(count, 'Element', 'Elemente')}: ${value} kam hinten dazu.`;
export const addedAtFront = (name: string, count: number, value: string) =>
  `\`${name}\` hat jetzt ${countOf(count, 'Element', 'Elemente')}: ${value} kam vorne dazu.`;
export const removedFromEnd = (name: string, count: number, value: string) =>
  `\`${name}\` hat jetzt ${countOf(count, 'Element', 'Elemente')}: ${value} kam hinten weg.`;
export const removedFromFront = (name: string, count: number, value: string) =>
  `\`${name}\` hat jetzt ${countOf(count, 'Element', 'Elemente')}: ${value} kam vorne weg.`;
export const swapped = (one: string, two: string, first: string, second: string) =>
  `\`${one}\` und \`${two}\` haben getauscht: Jetzt sind sie ${first} und ${second}.`;
/** An entry of a map. `key` has backticks. */
export const entryOf = (name: string, key: string) => `Der Wert zu ${key} in \`${name}\``;
export const nowHas = (name: string, value: string) => `\`${name}\` enthält jetzt ${value}.`;
export const noLongerHas = (name: string, value: string) =>
  `\`${name}\` enthält ${value} nicht mehr.`;
export const moreChanges = (count: number) =>
  `${countOf(count, 'weitere Änderung', 'weitere Änderungen')}.`;

/** Changes to a page. Elements, attributes and values have backticks. */
export const textIsNow = (element: string, text: string) =>
  `Der Text von ${element} ist jetzt ${text}.`;
export const textIsGone = (element: string) => `${element} ist jetzt leer.`;
export const attributeIsNow = (element: string, name: string, value: string) =>
  `${name} von ${element} ist jetzt ${value}.`;
export const attributeIsSet = (element: string, name: string) => `${element} hat jetzt ${name}.`;
export const attributeIsGone = (element: string, name: string) =>
  `${element} hat ${name} nicht mehr.`;
export const elementAdded = (element: string, parent: string) =>
  `${element} kam in ${parent} dazu.`;
export const manyAdded = (count: number, parent: string) =>
  `${countOf(count, 'Element', 'Elemente')} kamen in ${parent} dazu.`;
export const elementRemoved = (element: string, parent: string) =>
  `${element} wurde aus ${parent} entfernt.`;
export const manyRemoved = (count: number, parent: string) =>
  `${countOf(count, 'Element', 'Elemente')} wurden aus ${parent} entfernt.`;

export const prints = (text: string) => `Gibt ${text} aus.`;
export const printsLines = (count: number) => `Gibt ${countOf(count, 'Zeile', 'Zeilen')} aus.`;
export const printsEmptyLine = 'Gibt eine leere Zeile aus.';

/** `who` is one of the names of functions above. */
export const calls = (who: string, values: string) =>
  values === '' ? `Ruft ${who} auf.` : `Ruft ${who} mit ${values} auf.`;
export const givesBack = (who: string, value: string) => `${subject(who)} gibt ${value} zurück.`;
export const ends = (who: string) => `${subject(who)} ist fertig.`;
export const fails = (who: string, error: string) =>
  `${subject(who)} bricht ab, mit dem Fehler ${error}.`;

/** The value of a condition. `counts` is set if it's neither `true` nor `false`. */
export function condition(text: string, value: string, isTrue: boolean, counts: boolean): string {
  return counts ? `${text} ist ${value}, das zählt als ${isTrue}` : `${text} ist ${value}`;
}
export const decided = (test: string) => `${test}.`;
export const loopGoesOn = (test: string) => `${test}, also geht die Schleife weiter.`;
export const loopEnds = (test: string) => `${test}, also endet die Schleife.`;

export const leavesLoop = 'Verlässt die Schleife.';
export const skipsTurn = 'Überspringt den Rest dieses Durchlaufs.';
export const definesClass = (name: string) => `Legt die Klasse \`${name}\` an.`;
export const waits = (value: string) => `Wartet auf ${value}.`;
export const waitsForPromise = 'Wartet auf das Promise.';
export const handsOut = (who: string, value: string) =>
  `${subject(who)} gibt ${value} heraus und pausiert.`;
export const goesOn = (who: string) => `${subject(who)} geht weiter.`;
export const goesOnWith = (who: string, value: string) =>
  `${subject(who)} geht weiter, mit ${value}.`;
export const timerDue = 'Die Zeit eines Timers ist um.';
export const testBegins = 'Der Test beginnt.';
export const catches = 'Der Fehler wird abgefangen.';
export const nothingVisible = 'Es ändert sich nichts, was man hier sehen kann.';
export const programStops = (error: string) => `Der Fehler ${error} beendet das Programm.`;
export const programIsStopped = 'Hier wurde das Programm gestoppt, weil es zu lange lief.';
export const testFails = 'Hier schlägt der Test fehl.';

/** A function's name at the start of a sentence. */
function subject(text: string): string {
  return text
    .replace(/^den (\w)/, 'Der $1')
    .replace(/^die (\w)/, 'Die $1')
    .replace(/^das /, 'Das ');
}

export type Complete = Translated<typeof import('../en/steps'), typeof import('./steps')>;
