/** Messages below a preview about what the learner's page does. */
import type { Translated } from '../../translation';

export const tooMuchOutput = 'Die Ausgabe war zu lang, um alles zu zeigen.';
/** `name` is a function, such as `alert`; `message` is what it would show. */
export const dialog = (name: string, message: string | undefined) =>
  message === undefined
    ? `Die Vorschau kann keine Dialoge öffnen. \`${name}\` würde einen anzeigen`
    : `Die Vorschau kann keine Dialoge öffnen. \`${name}\` würde einen anzeigen: ${message}`;
export const newWindow = (address: string) =>
  `Das Skript würde \`${address}\` in einem neuen Fenster öffnen.`;
export const notLoaded = (address: string) =>
  `Die Vorschau hat keinen Netzwerkzugriff: \`${address}\` wurde nicht geladen.`;
export const noClipboard = 'Die Vorschau hat keinen Zugriff auf die Zwischenablage.';
export const linkOpens = (address: string) => `Der Link würde \`${address}\` öffnen.`;
/** `address` is where the form is sent, if it has an address. */
export const formSubmitted = (address: string | null) =>
  address ? `Das Formular würde an \`${address}\` abgeschickt.` : 'Das Formular würde abgeschickt.';

/** Message of the error of an endless loop: „Gestoppt: läuft nach 1 Sekunde immer noch“. */
export const stillRunning = (seconds: number) =>
  seconds === 1 ? 'läuft nach 1 Sekunde immer noch' : `läuft nach ${seconds} Sekunden immer noch`;
/** Message of the error that ends a loop. Only visible to code that catches it. */
export const loopStopped = 'Die Schleife wurde gestoppt';

export type Complete = Translated<
  typeof import('../../en/page/document'),
  typeof import('./document')
>;
