/** Texts of the field for a program's predicted output, and hints about a wrong prediction. */
import type { Translated } from '../translation';
import { countOf } from './format';

export const whatItPrints = 'Was der Code ausgibt';

export const writeFirst =
  'Schreib zuerst auf, was du erwartest. Auch aus falschen Vermutungen lernst du.';
export const checkQuotes =
  'Fast. Sieh dir die Anführungszeichen an: Wenn du nur eine Zeichenkette ausgibst, erscheinen sie nicht.';
/** Details that the prediction and the output differ in. */
export const details = {
  capitalization: 'die Groß- und Kleinschreibung',
  punctuation: 'die Satzzeichen',
  spaces: 'die Leerzeichen',
  quotes: 'die Anführungszeichen',
} as const;
/** `wrong` lists one or more of the details. */
export const checkDetails = (wrong: readonly (keyof typeof details)[]) =>
  `Fast. Prüfe noch ${wrong.map((detail) => details[detail]).join(' sowie ')}.`;
/** What visitors might write instead of `true` and `false`, in lower case. */
export const yes = 'ja';
export const no = 'nein';
export const trueOrFalse = 'Fast. Der Computer gibt true oder false aus, nicht ja oder nein.';
export const isName = (name: string) =>
  `${name} ist ein Name. Welcher Wert steckt dahinter, wenn die Zeile ausgeführt wird?`;
/** `extra` is what the visitor wrote in front of the value. */
export const onlyValue = (extra: string) => `Fast. Nur der Wert wird ausgegeben, ohne „${extra}“.`;
/** What visitors might write in front of a line's number: „Zeile 2: …“. */
export const lineWord = 'Zeile';
/** `printed` and `written` are numbers of lines. */
export const otherLineCount = (printed: number, written: number) =>
  `Der Code gibt ${countOf(printed, 'Zeile', 'Zeilen')} aus, du hast ${written} geschrieben.`;
export const moreOnLine = (line: number) =>
  `Fast. In Zeile ${line} steht mehr, als du geschrieben hast.`;
export const notWhatItPrints =
  'Das gibt der Code nicht aus. Geh ihn noch einmal Zeile für Zeile durch.';
/** `line` is the first line that's wrong. */
export const lineIsDifferent = (line: number) =>
  line === 1 ? `Zeile ${line} ist anders.` : `Zeile ${line} ist anders. Alles davor stimmt.`;

export type Complete = Translated<typeof import('../en/prediction'), typeof import('./prediction')>;
