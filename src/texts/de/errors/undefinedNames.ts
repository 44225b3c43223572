/**
 * Explanations of names that don't exist or have no value yet. Code arrives in backticks, unless the sentence
 * has its own.
 */
import type { Translated } from '../../translation';

/** Hints for names from other programming languages. */
export const meant = {
  len: 'Die Anzahl der Elemente steht in `list.length`.',
  str: 'Um aus einem Wert eine Zeichenkette zu machen, schreib `String(…)`.',
  int: 'Eine ganze Zahl bekommst du mit `Math.trunc(…)`. Um aus einer Zeichenkette eine Zahl zu machen, schreib `Number(…)`.',
  range: 'Zum Zählen nimm eine Schleife: `for (let i = 0; i < n; i++)`.',
  None: 'Für „kein Wert“ schreib `null`.',
  nil: 'Für „kein Wert“ schreib `null`.',
  True: 'Schreib es klein: `true`.',
  self: 'In einer Klasse heißt das Objekt `this`.',
  False: 'Schreib es klein: `false`.',
};

/** `hint` is a sentence from `missingApis.ts`. */
export const notAvailable = (name: string, hint: string) => `${name} ist nicht verfügbar. ${hint}`;

/** `hint` is a sentence from `meant`. */
export const doesNotExist = (name: string, hint: string) => `${name} gibt es nicht. ${hint}`;

export const onlyInBraces = (name: string, line: number) =>
  `${name} ist in Zeile ${line} deklariert, gilt aber nur in den geschweiften Klammern darum herum. Um es hier zu verwenden, deklariere es außerhalb davon.`;

export const taskAsksFor = (name: string) =>
  `Die Aufgabe verlangt ${name}, aber dein Code deklariert es nicht.`;

export const taskCallsIt = (name: string, other: string) =>
  `In der Aufgabe heißt es ${name}, in deinem Code aber ${other}. Benenne es um.`;

/** `code` has the space. */
export const spaceMissing = (code: string) => `Hier fehlt ein Leerzeichen: ${code}.`;

/** `near` is a name that exists. `isCase` is true if the two differ only in capital letters. */
export const didYouMean = ({
  name,
  near,
  isCase,
}: {
  name: string;
  near: string;
  isCase: boolean;
}) =>
  isCase
    ? `${name} gibt es nicht. Meintest du ${near}? Achte auf Groß- und Kleinschreibung.`
    : `${name} gibt es nicht. Meintest du ${near}?`;

export const needsFirstValue = (name: string, declaration: string) =>
  `${name} ist noch nicht deklariert. Deklariere es in einer Zeile darüber mit dem ersten Wert: ${declaration}.`;

export const declareAboveIf = (name: string) =>
  `${name} ist noch nicht deklariert. Deklariere es mit \`let\` über dem \`if\`.`;

export const declareHere = (name: string) =>
  `${name} ist noch nicht deklariert. Schreib \`let\` oder \`const\` davor.`;

export const noFunction = (name: string) =>
  `Es gibt keine Funktion ${name}. Prüfe die Schreibweise oder schreib die Funktion.`;

export const fieldOfThis = (name: string, field: string) =>
  `${name} allein gibt es nicht. Um ein Feld des Objekts zu lesen, schreib \`${field}\`.`;

export const textOrVariable = (name: string) =>
  `${name} gibt es nicht. Wenn es Text ist, setz es in Anführungszeichen. Wenn es eine Variable ist, deklariere sie zuerst.`;

export const checkSpelling = (name: string) =>
  `${name} gibt es nicht. Prüfe die Schreibweise oder deklariere es zuerst mit \`let\` oder \`const\`.`;

export const beforeDeclaration = (name: string) =>
  `${name} wird verwendet, bevor die Deklaration ausgeführt wird. Verschieb die Deklaration nach oben.`;

export const inOwnDeclaration = (name: string) =>
  `${name} wird in der eigenen Deklaration verwendet, bevor es einen Wert hat.`;

export const beforeLine = (name: string, line: number) =>
  `${name} wird verwendet, bevor es in Zeile ${line} deklariert ist. Verschieb Zeile ${line} über diese Zeile.`;

export type Complete = Translated<
  typeof import('../../en/errors/undefinedNames'),
  typeof import('./undefinedNames')
>;
