/** Explanations of values that are out of range, of the wrong type, or malformed. Code arrives in backticks. */
import type { Translated } from '../../translation';

export const arrayLength =
  'Die Länge eines Arrays muss eine ganze Zahl sein, 0 oder größer. Prüfe die Zahl hier.';
export const repeat =
  '`repeat` braucht eine Zahl, die 0 oder größer ist. Prüfe die Zahl in den Klammern.';
export const tooLarge =
  'Eine Zeichenkette oder ein Array wurde zu groß. Gibt es eine Schleife, die immer weiter etwas anhängt?';
export const toPrecision =
  'Die Anzahl der Stellen bei `toPrecision` muss zwischen 1 und 100 liegen.';
export const toFixed = 'Die Anzahl der Stellen bei `toFixed` muss zwischen 0 und 100 liegen.';
export const toStringBase =
  'Die Zahl bei `toString` ist die Basis. Sie muss zwischen 2 und 36 liegen.';
export const invalidDate =
  'Dieses Datum ist ungültig: Es wurde aus etwas gemacht, das kein Datum ist. Prüfe, was du `new Date` übergeben hast.';
export const reduceNeedsInitialValue =
  '`reduce` hat ein leeres Array und keinen Startwert bekommen. Gib nach der Funktion einen Startwert an: `reduce(…, 0)`.';
export const mixedBigInt =
  'Mit einem BigInt wie `1n` und einer normalen Zahl kannst du nicht zusammen rechnen. Wandle eins von beiden mit `Number(…)` oder `BigInt(…)` um.';
export const bigIntByZero =
  'Ein BigInt lässt sich nicht durch null teilen. Prüfe die Zahl rechts vom `/` oder `%`.';
export const bigIntNeedsNumber =
  '`BigInt` braucht eine ganze Zahl. Prüfe, was in den Klammern steht.';
export const symbol =
  'Ein Symbol ist weder eine Zeichenkette noch eine Zahl. Um es anzuzeigen, schreib `String(symbol)`.';
export const invalidUrl =
  '`new URL` braucht eine vollständige Adresse, die mit `https://` anfängt.';
export const globalFlag =
  'Diese Methode braucht einen regulären Ausdruck mit dem Flag `g`, wie in `/a/g`.';
export const pairs = "Hier wird ein Array aus Paaren gebraucht: `[['key', value], …]`.";

export const circularJson =
  'JSON kann kein Objekt enthalten, das sich selbst enthält. Entferne die Eigenschaft, die wieder auf das Objekt zeigt.';
export const bigIntJson =
  'JSON kann kein BigInt enthalten. Mach daraus zuerst mit `String(…)` eine Zeichenkette.';
export const undefinedJson = '`JSON.parse` hat `undefined` bekommen. Prüfe, woher der Text kommt.';
export const objectJson =
  '`JSON.parse` hat ein Objekt bekommen, braucht aber eine Zeichenkette. Ein Objekt kannst du direkt verwenden.';
export const shortJson =
  'Die Zeichenkette für `JSON.parse` ist kein JSON. Sie endet zu früh oder ist leer.';
export const jsonQuotes =
  'Die Zeichenkette für `JSON.parse` ist kein JSON. Namen und Zeichenketten brauchen doppelte Anführungszeichen, und am Ende darf kein Komma stehen.';
export const jsonComma =
  'Die Zeichenkette für `JSON.parse` ist kein JSON. Am Ende eines Arrays steht ein Komma.';
export const notJson =
  'Die Zeichenkette für `JSON.parse` ist kein JSON. Gib sie mit `console.log` aus, um zu sehen, was sie enthält.';

export const regExpFlags =
  'Hinter dem schließenden `/` dürfen nur die Flags `d g i m s u v y` stehen, jedes höchstens einmal.';

const regExpProblems = {
  parenthesis: 'Eine runde Klammer hat kein Gegenstück.',
  bracket: 'Zu einer `[` fehlt die `]`.',
  repeat: 'Vor `+`, `*` oder `?` steht nichts, was sich wiederholen kann.',
  range: 'Ein Bereich oder eine Anzahl ist verkehrt herum.',
};

/** `hasBackslash` is true if the regular expression escapes a character. */
export const invalidRegExp = (problem: keyof typeof regExpProblems, hasBackslash: boolean) => {
  const start = `Der reguläre Ausdruck in dieser Zeile ist ungültig. ${regExpProblems[problem]}`;
  return hasBackslash
    ? start
    : `${start} Wenn ein Sonderzeichen selbst gemeint ist, schreib \`\\\` davor.`;
};

/** `value` isn't an error. */
export const thrownValue = (value: string) =>
  `Der Code hat ${value} direkt geworfen. Mit \`throw new Error('…')\` wäre auch die Zeile zu sehen.`;

export const endlessCalls =
  'Funktionen rufen sich endlos gegenseitig auf. Eine davon braucht einen Fall, in dem sie aufhört.';

/** The function has no condition. */
export const callsItself = (name: string) =>
  `${name} ruft sich selbst auf und wird deshalb nie fertig. Schreib dort die Berechnung statt des Aufrufs.`;

/** The function has a condition. */
export const callsItselfForever = (name: string) =>
  `${name} ruft sich endlos selbst auf. Es braucht einen Fall, der ohne weiteren Aufruf etwas zurückgibt, und jeder Aufruf muss diesem Fall näher kommen.`;

export type Complete = Translated<
  typeof import('../../en/errors/values'),
  typeof import('./values')
>;
