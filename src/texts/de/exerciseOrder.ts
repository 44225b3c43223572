/** Texts of the exercises in which the visitor puts lines of code in order. */
import type { Translated } from '../translation';

export const shuffledLines = 'Die Zeilen, durcheinander';
/** Label for screen readers. */
export const linesToChooseFrom = 'Zeilen zur Auswahl';
export const tapNextLine = 'Tipp die Zeile an, die als Nächstes kommt';
export const noLinesLeft = 'Keine Zeilen übrig';
/** Label for screen readers. */
export const yourProgram = 'Dein Programm';
export const yourProgramWithHelp =
  'Dein Programm (tipp eine Zeile an, um sie zu verschieben oder zu entfernen)';
export const yourProgramIsEmpty = 'Dein Programm: noch leer';
/** Buttons that move a line of the program. */
export const up = 'Hoch';
export const down = 'Runter';
export const remove = 'Entfernen';

// Announced after a move.
export const addedAsLine = (line: number) => `Als Zeile ${line} eingefügt.`;
export const addedToGroup = (line: number, group: string) =>
  group === ''
    ? `Hier als Zeile ${line} eingefügt.`
    : `Als Zeile ${line} bei „${group}“ eingefügt.`;
export const removed = 'Entfernt.';
export const nowLine = (line: number, count: number) => `Jetzt Zeile ${line} von ${count}.`;
export const nowLineOfGroup = (line: number, count: number, group: string) =>
  group === ''
    ? `Jetzt hier Zeile ${line} von ${count}.`
    : `Jetzt Zeile ${line} von ${count} bei „${group}“.`;

export const checking = 'Wird geprüft …';
export const praise = 'Bestanden. Deine Reihenfolge funktioniert.';
/** Shown if the visitor submitted the revealed solution. */
export const notCounted =
  'Du hast dir die Lösung angesehen, deshalb zählt das noch nicht. Lies, warum sie funktioniert, und bring die Zeilen dann selbst in die richtige Reihenfolge.';
/** Button to start over without the solution. */
export const doItMyself = 'Selbst machen';

export const lineHasMistake = (line: number) =>
  `In Zeile ${line} ist ein Fehler. Entferne die Zeile und nimm eine andere.`;
/** Name of the test that fails if the program has a line too many. */
export const everyLineBelongs = 'jede Zeile gehört dazu';
export const lineNotNeeded = (line: number) => `Zeile ${line} wird nicht gebraucht. Entferne sie.`;
/** Text in backticks is shown as code. */
export const declarationMissing = (name: string) =>
  `Die Zeile, die \`${name}\` deklariert, fehlt noch in deinem Programm.`;

export type Complete = Translated<
  typeof import('../en/exerciseOrder'),
  typeof import('./exerciseOrder')
>;
