/** Texts of how a run ended, and of an exercise's tests. */
import type { Translated } from '../translation';
import { countOf } from './format';

export const done = 'Fertig.';
export const doneWithoutOutput = 'Fertig. Es wurde nichts ausgegeben.';
export const codeFailed = 'In deinem Code ist ein Fehler aufgetreten.';
export const stopped = (seconds: number) =>
  `Nach ${countOf(seconds, 'Sekunde', 'Sekunden')} gestoppt. Gibt es eine Schleife, die nie endet?`;
/** The results of the tests follow. They say what can be wrong. */
export const stoppedInTest = (seconds: number, test: string) =>
  `Nach ${countOf(seconds, 'Sekunde', 'Sekunden')} im Test „${test}“ gestoppt.`;
export const cancelled = 'Gestoppt, weil ein neuer Durchlauf gestartet wurde.';
export const unavailable =
  'Dein Code wurde nicht ausgeführt, weil ein Teil der Seite nicht geladen wurde. Versuch es gleich noch einmal.';
export function testsPassed(passed: number, all: number): string {
  if (passed < all) return `${passed} von ${countOf(all, 'Test', 'Tests')} bestanden.`;
  if (all === 1) return 'Test bestanden.';
  return all === 2 ? 'Beide Tests bestanden.' : `Alle ${all} Tests bestanden.`;
}

/** Precedes a sentence about the mistake that the reader probably made. */
export const likelyCause = 'Wahrscheinliche Ursache';
/** Precedes two such sentences, of which one is probably right. */
export const likelyCauses = 'Wahrscheinliche Ursache, eine von diesen';

/** Label of the list of tests. */
export const tests = 'Tests';
/** Precede the test's name, for screen readers. */
export const outcomes = {
  passed: 'Bestanden: ',
  failed: 'Fehlgeschlagen: ',
  unreached: 'Nicht ausgeführt: ',
} as const;
/** Stands for the tests that aren't listed. */
export const hiddenTests = (count: number) =>
  count === 1
    ? '1 weiterer Test, den du nur siehst, wenn er fehlschlägt'
    : `${count} weitere Tests, die du nur siehst, wenn sie fehlschlagen`;

/** Opens the explanations of all failures after the first one. */
export const otherFailures = (count: number) =>
  `${countOf(count, 'weiterer Test', 'weitere Tests')} fehlgeschlagen: warum?`;
/** Label of the list of those explanations. */
export const whyOthersFailed = (count: number) =>
  count === 1
    ? 'Warum 1 weiterer Test fehlgeschlagen ist'
    : `Warum ${count} weitere Tests fehlgeschlagen sind`;

/** Label of a call or an assignment that a test tried. */
export const tried = 'Getestet';
/** Label of anything else that a test checked. */
export const checked = 'Geprüft';
export const expected = 'Erwartet';
export const received = 'Erhalten';
/** Must be the same as `different` in `errors/difference.ts`: the message is hidden if the values are shown. */
export const valuesAreDifferent = 'Die Werte sind verschieden.';
/** Follows a failure's message. */
export const atLine = (line: number) => ` (Zeile ${line})`;
/** Button below a failed test: goes through the calls of the code that the test made, step by step. */
export const stepThroughTest = 'Diesen Test Schritt für Schritt ansehen';
/** The same below a failed check of a page: goes through what the page's script did. */
export const stepThroughCheck = 'Diese Prüfung Schritt für Schritt ansehen';
/** Button that outlines the element that a test found fault with. */
export const showInPreview = 'In der Vorschau anzeigen';

export type Complete = Translated<
  typeof import('../en/exerciseResults'),
  typeof import('./exerciseResults')
>;
