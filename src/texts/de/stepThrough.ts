/** Texts of the panel in which a reader steps through a run. */
import type { Translated } from '../translation';
import { countOf, formatNumber } from './format';

/** Name of the panel. */
export const stepThrough = 'Schritt für Schritt';
/** Name of the panel for a test's calls. */
export const stepThroughTest = (test: string) => `Schritt für Schritt: ${test}`;
export const close = 'Schließen';
export const recording = 'Die Schritte werden aufgezeichnet …';
export const unavailable =
  'Die Schritte konnten nicht aufgezeichnet werden, weil ein Teil der Seite nicht geladen wurde. Versuch es gleich noch einmal.';
export const cancelled = 'Gestoppt, weil ein neuer Durchlauf gestartet wurde.';
export const unreadable =
  'Dein Code hat einen Fehler, mit dem er nicht laufen kann. Darum gibt es keine Schritte.';
export const noSteps = 'Es gibt keine Schritte zu zeigen.';
export const again = 'Neu starten';
export const changed = 'Dein Code hat sich seitdem geändert.';

/** Label of the code. */
export const code = 'Dein Code';
/** Follows the current line, for screen readers. */
export const thisLine = ' (diese Zeile)';
/** Label of the slider. */
export const step = 'Schritt';
export const stepOf = (number: number, count: number) =>
  `${formatNumber(number)} von ${formatNumber(count)}`;
/** Label of the buttons. */
export const moves = 'Durch die Schritte gehen';
export const back = 'Zurück';
export const next = 'Weiter';
export const over = 'Darüber';
/** Says what the buttons do, for screen readers. Each starts with the button's text. */
export const overLabel =
  'Darüber: den nächsten Aufruf oder die nächste Schleife auf einmal ausführen';
export const out = 'Heraus';
export const outLabel = 'Heraus: bis zum Ende dieses Aufrufs oder dieser Schleife ausführen';

export const sampled = (total: number, every: number) =>
  `Dieser Durchlauf hat ${countOf(total, 'Schritt', 'Schritte')}. Du siehst etwa jeden ${formatNumber(every)}.`;
export const part = (from: number, to: number, total: number) =>
  `Du siehst die Schritte ${formatNumber(from)} bis ${formatNumber(to)} von ${formatNumber(total)}.`;
export const showEach = 'Ab hier jeden Schritt zeigen';
export const showAll = 'Den ganzen Durchlauf zeigen';

/** Heading and label of the calls that are running, with their variables. */
export const calls = 'Variablen';
export const program = 'Programm';
/** The program, while it waits or after its end. */
export const idle = 'läuft gerade nicht';
export const atLine = (line: number) => `Zeile ${line}`;
export const hiddenCalls = (count: number) => countOf(count, 'weiterer Aufruf', 'weitere Aufrufe');
export const noVariables = 'Noch keine Variablen';
/** A variable's old value. */
export const before = (value: string) => `war ${value}`;
export const isNew = 'neu';
/** A variable of a function around the running one. */
export const outer = 'von außen';
/** The call that a test made. */
export const calledByTest = 'Der Test';

export const output = 'Bisherige Ausgabe';
export const objects = 'Objekte und Arrays';
/** Text alternative of the drawing. `parts` say what each variable refers to. */
export const objectsDrawn = (parts: readonly string[]) => parts.join(' ');
export const refersTo = (name: string, value: string) => `${name} verweist auf ${value}.`;
export const sameAs = (name: string, other: string) =>
  `${name} verweist auf dasselbe wie ${other}.`;

/** Switch that asks a question before each step. */
export const askFirst = 'Erst mich fragen';
export const whatWillBe = (name: string, line: number) => `Was ist \`${name}\` nach Zeile ${line}?`;
export const willItBeTrue = (condition: string) => `Wird \`${condition}\` true oder false?`;
export const whatDoesItGiveBack = (who: string) => `Was gibt ${who} zurück?`;
export const answer = 'Deine Antwort';
export const check = 'Prüfen';
export const showMe = 'Zeig es mir';
export const right = 'Richtig.';
export const wrong = (answer: string) => `Nein, es ist ${answer}.`;

export type Complete = Translated<
  typeof import('../en/stepThrough'),
  typeof import('./stepThrough')
>;
