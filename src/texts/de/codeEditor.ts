/** Texts of the code editor, which replaces a code field on focus. */
import type { Translated } from '../translation';

/** Description of a line with an error. */
export const errorOnLine = (line: number) => `Fehler in Zeile ${line}`;

/** Label of the row of keys above the on-screen keyboard. */
export const symbols = 'Sonderzeichen';
export const indent = 'Einrücken';
export const undo = 'Rückgängig machen';
/** What screen readers call the keys. */
export const symbolNames: Readonly<Record<string, string>> = {
  '{': 'Geschweifte Klammer auf',
  '}': 'Geschweifte Klammer zu',
  '(': 'Runde Klammer auf',
  ')': 'Runde Klammer zu',
  '[': 'Eckige Klammer auf',
  ']': 'Eckige Klammer zu',
  '=': 'Gleichheitszeichen',
  '>': 'Größer als',
  '<': 'Kleiner als',
  "'": 'Einfaches Anführungszeichen',
  '"': 'Doppeltes Anführungszeichen',
  '`': 'Backtick',
  ';': 'Semikolon',
  ':': 'Doppelpunkt',
  '.': 'Punkt',
  ',': 'Komma',
  '!': 'Ausrufezeichen',
  '&': 'Und-Zeichen',
  '|': 'Senkrechter Strich',
  '%': 'Prozentzeichen',
  '?': 'Fragezeichen',
  '/': 'Schrägstrich',
  '*': 'Sternchen',
  '+': 'Plus',
  '-': 'Bindestrich',
  _: 'Unterstrich',
  $: 'Dollarzeichen',
  '#': 'Raute',
  '@': 'At-Zeichen',
};

export type Complete = Translated<typeof import('../en/codeEditor'), typeof import('./codeEditor')>;
