/** Texts of the interviewer's sheet and the rubric. */
import type { Translated } from '../translation';

export const loading = 'Bogen wird geladen …';

export const label = 'Bogen für das Interview';
export const intro =
  'Nur für dich, wenn du das Interview führst. Nichts von dieser Seite geht irgendwohin: Deine Bewertung bleibt auf diesem Gerät.';
export const prompt = 'Das sagst du';
export const answers = 'Wenn gefragt wird';
export const answersNote = 'Beantworte nur, was gefragt wird.';
export const hints = 'Wenn es hakt';
export const hintsNote = 'Gib erst Zeit. Dann ein Tipp nach dem anderen.';
export const solution = 'Eine gute Lösung';
/** What a solution costs, and what `n` is. */
export const costs = (time: string, space: string, n: string) =>
  `Zeit ${time}, zusätzlicher Speicher ${space}; n: ${n}.`;
export const showSolution = 'Code und Erklärung';
export const followups = 'Wenn noch Zeit ist';
export const followupsNote =
  'Stell eine oder zwei davon. In den Antworten steht, worauf du achtest.';
export const rubric = 'Wie ist es gelaufen?';
export const rubricNote =
  'Bewerte jede Zeile und lies deine Bewertung vor. Sie kann in die Auswertung eingetragen werden.';

export const criteria = {
  'problem solving': 'Lösungsweg',
  code: 'Code',
  testing: 'Testen',
  communication: 'Kommunikation',
};
export const scale = '1: noch üben, 2: gemischt, 3: gut, 4: stark';
export const score = (value: number) => `${value} von 4`;
export const noScore = 'Nicht bewertet';

export type Complete = Translated<typeof import('../en/mockSheet'), typeof import('./mockSheet')>;
