/** Texts of the panel with the visitor's finished program. */
import type { Translated } from '../translation';

export const yourProgram = 'Dein fertiges Programm';
export const takeItWithYou =
  'Nimm es mit: Die Datei läuft in Node.js und in der Konsole im Browser.';
export const downloadScript = 'Als .js herunterladen';

export type Complete = Translated<
  typeof import('../en/finishedProgram'),
  typeof import('./finishedProgram')
>;
