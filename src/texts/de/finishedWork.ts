/** Texts shared by finished apps and finished programs. */
import type { Translated } from '../translation';

export const compare = 'Mit der Musterlösung vergleichen';
export const yourCode = 'Dein Code';
export const sampleSolution = 'Musterlösung';
export const downloadZip = 'Als .zip herunterladen';
export const zipFailed =
  'Die .zip-Datei konnte nicht erstellt werden. Prüfe deine Verbindung und versuch es noch einmal.';

export type Complete = Translated<
  typeof import('../en/finishedWork'),
  typeof import('./finishedWork')
>;
