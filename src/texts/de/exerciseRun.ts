/** Texts of the exercises in which the visitor writes a program. */
import type { Translated } from '../translation';
import { countOf } from './format';

/** Title of the code field. */
export const yourCode = 'dein Code';
/** Label of the code field. */
export const yourCodeFor = (exercise: string) => `Dein Code für „${exercise}“`;
export const check = 'Prüfen';
export const checking = 'Wird geprüft …';
export const praise = 'Bestanden. Du hast Code geschrieben, der funktioniert.';
/** Shown if the visitor submitted the revealed solution. */
export const notCounted =
  'Du hast dir die Lösung angesehen, deshalb zählt das noch nicht. Lies, warum sie funktioniert, und schreib sie dann aus dem Gedächtnis. So bleibt sie hängen.';
/** Button to start over without the solution. */
export const writeItMyself = 'Selbst schreiben';

export const output = 'Ausgabe';
export const outputOf = (exercise: string) => `Ausgabe von „${exercise}“`;
/** `name` is null for a test whose name is hidden. */
export const outputOfTest = (name: string | null) =>
  name === null ? 'Ausgabe eines versteckten Tests' : `Ausgabe des Tests „${name}“`;
/** Label for screen readers; `name` is null for a test whose name is hidden. */
export const outputOfTestLabel = (name: string | null) =>
  name === null ? 'Ausgabe eines versteckten Tests' : `Ausgabe des Tests ${name}`;

/** Opens the list of earlier versions of the code. */
export const earlierTries = 'Meine früheren Versuche';
export const continueFromTry = 'Damit weitermachen';
export const triedResult = (passed: number, all: number) =>
  passed === all
    ? 'Alle Tests bestanden'
    : `${passed} von ${countOf(all, 'Test', 'Tests')} bestanden`;
/** Label for screen readers; `result` is a text from `triedResult`. */
export const continueFrom = (result: string) => `Damit weitermachen: ${result}`;

export type Complete = Translated<
  typeof import('../en/exerciseRun'),
  typeof import('./exerciseRun')
>;
