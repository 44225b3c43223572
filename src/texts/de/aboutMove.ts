/** Texts of the link and the QR code that move progress to another device. */
import type { Translated } from '../translation';

/** Label of the whole group. */
export const title = 'Auf ein anderes Gerät übertragen';
export const intro =
  'Öffne diesen Link auf dem anderen Gerät. Dein Fortschritt steckt im Link selbst und wird nicht an uns geschickt. Wer den Link hat, kann deinen Fortschritt lesen.';
export const byCamera =
  'Oder richte die Kamera des anderen Geräts auf diesen Code. Der QR-Code enthält, was du geschafft hast, deine Wiederholungen und deinen Lernplan, aber nicht den Code, den du geschrieben hast. Der ist nur im Link und in einer exportierten Datei dabei.';
/** Description of the QR code. */
export const qrCode = 'QR-Code des Links';
/** Shown instead of a QR code. */
export const tooLong =
  'Dein Fortschritt ist zu lang für einen QR-Code. Schick dir selbst den Link, oder exportiere eine Datei und importiere sie auf dem anderen Gerät.';
/** Label of the field with the link. */
export const link = 'Link mit deinem Fortschritt';
export const copyLink = 'Link kopieren';
export const copied = 'Link kopiert.';
export const notCopied =
  'Dein Browser hat das Kopieren nicht erlaubt. Markiere den Link und kopiere ihn selbst.';
export const failed =
  'Dieser Browser konnte den Link nicht erstellen. Exportiere eine Datei und importiere sie auf dem anderen Gerät.';

export type Complete = Translated<typeof import('../en/aboutMove'), typeof import('./aboutMove')>;
