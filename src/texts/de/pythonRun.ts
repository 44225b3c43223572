/** Texts of examples in Python, which is downloaded with the first run. */
import type { Translated } from '../translation';

/** Shown before the download. `size` is a number with a decimal, such as `6,4`. */
export const download = (size: string) => `Python wird einmal heruntergeladen: ${size} MB.`;
/** Shown instead if the browser has already stored Python. */
export const stored = 'Python ist schon auf diesem Gerät.';
export const downloading = 'Python wird heruntergeladen …';
/** Name of the progress bar. */
export const progress = 'Download von Python';
export const cancel = 'Abbrechen';
export const canceled = 'Abgebrochen.';
export const starting = 'Python wird gestartet …';
export const tryAgain = 'Noch einmal versuchen';
/** Why Python doesn't run. */
export const offline =
  'Du bist offline, und Python ist noch nicht auf diesem Gerät. Geh einmal online, oder speichere die Lektion offline, wenn du online bist.';
export const broken =
  'Python konnte nicht heruntergeladen werden. Prüf deine Verbindung, und versuch es noch einmal.';
export const unsupported =
  'Dein Browser kann Python nicht ausführen, weil er kein WebAssembly hat.';
export const notStarted = 'Python ist nicht gestartet. Versuch es noch einmal.';

export type Complete = Translated<typeof import('../en/pythonRun'), typeof import('./pythonRun')>;
