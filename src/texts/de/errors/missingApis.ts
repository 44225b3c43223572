/** Hints about what browsers have but the sandbox for the learner's code doesn't. */
import type { Translated } from '../../translation';

export const noNetwork = 'Code läuft hier ohne Netzwerk.';
export const noPage = 'Code läuft hier ohne Webseite.';
export const noStorage = 'Code läuft hier ohne Speicher.';
export const noModules = 'Code läuft hier als eine einzige Datei, ohne Module.';
/** Instead of `alert`. */
export const printInstead = 'Gib es stattdessen mit console.log aus.';

export type Complete = Translated<
  typeof import('../../en/errors/missingApis'),
  typeof import('./missingApis')
>;
