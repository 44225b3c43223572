/** Texts of the panel in which a reader steps through what a page's script does. */
import type { Translated } from '../translation';
import { formatNumber } from './format';

/** Heading and label of the list of what ran, such as the script and event handlers. */
export const turns = 'Was gelaufen ist';
export const usePage =
  'Benutz die Seite: klick, tipp oder warte. Was ihr Skript dann tut, kommt in diese Liste.';
/** Shown as long as the list is empty. */
export const nothingYet =
  'Das Skript hat noch nichts getan. Benutz die Seite: klick, tipp oder warte. Dann erscheinen hier seine Schritte.';
/** Shown if a check ran nothing of the script. */
export const nothingInCheck = 'In dieser Prüfung ist nichts von deinem Skript gelaufen.';
/** Announced when something is added to the list. */
export const added = (name: string) => `Neu: ${name}`;
export const limited = (count: number) =>
  `Von jeder Art werden nur die ersten ${formatNumber(count)} aufgezeichnet.`;

/** Names of what ran. Elements have backticks. */
export const script = 'Das Skript läuft';
/** `type` is an event's type, such as `click`, with backticks. */
export const eventOn = (type: string, element: string) => `${type} auf ${element}`;
export const keyOn = (type: string, key: string, element: string) =>
  `${type} (${key}) auf ${element}`;
export const timer = (time: number) => `Nach ${formatNumber(time)} ms`;
export const interval = (time: number) => `Alle ${formatNumber(time)} ms`;
export const frame = 'Vor dem nächsten Bild';
export const promise = 'Nach einem Promise';

export type Complete = Translated<typeof import('../en/pageSteps'), typeof import('./pageSteps')>;
