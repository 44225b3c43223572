/** Texts of the panel in which the visitor builds an exercise's solution from its lines. */
import type { Translated } from '../translation';

export const title = 'Aus Zeilen bauen';
export const close = 'Zeilen schließen';
/** `hasWrong` is true if some lines don't belong. */
export const howTo = (hasWrong: boolean) =>
  hasWrong
    ? 'Bring die Zeilen einer Lösung in die richtige Reihenfolge. Manche gehören nicht dazu. Dein Code oben bleibt, wie er ist.'
    : 'Bring die Zeilen einer Lösung in die richtige Reihenfolge. Dein Code oben bleibt, wie er ist.';
/** Shown if the program has several groups of lines. */
export const tapLineOfGroup = 'Wähl unten eine Gruppe und tipp dann ihre Zeilen der Reihe nach an';
/** A place for lines that has no label. */
export const linesGoHere = 'Hierhin gehören Zeilen';
/** Marks the group that lines are added to. */
export const nextGoesHere = 'Die nächste Zeile kommt hierhin';
/** Stands for lines of the starter that aren't shown. */
export const moreGivenLines = (count: number) => `… ${count} weitere Zeilen des Startcodes`;

export const easier = 'Einfacher machen';
// Said after the button was pressed. `line`, `first`, and `second` are code.
export const tookAway = (line: string, why: string) => `„${line}“ ist weg. ${why}`;
export const joined = (first: string, second: string) =>
  `„${first}“ und „${second}“ sind jetzt ein Stück.`;

export const checking = 'Wird geprüft …';
/** Text in backticks is shown as code. */
export const lineDoesNotBelong = (line: string) => `\`${line}\` gehört nicht dazu. Entferne es.`;
/** Said once the lines are in an order that works. */
export const works =
  'Es funktioniert! Als bestanden zählt es noch nicht: Schreib den Code jetzt einmal selbst. So bleibt er hängen.';
/** Shown if the solution has labels. */
export const planStays = 'Der Plan bleibt als Kommentare in deinem Code.';
/** Shown if it has none. */
export const starterAgain = 'Du fängst wieder mit dem Startcode an.';
export const writeItYourself = 'Selbst schreiben';

export type Complete = Translated<
  typeof import('../en/exerciseLines'),
  typeof import('./exerciseLines')
>;
