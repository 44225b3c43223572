/** Texts of the forms. Labels and buttons that a school writes itself come from its own files. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';
import { countOf } from './format';

/** Label of a field that doesn't have to be filled in. */
export const optional = (label: string) => `${label} (optional)`;
/** First option of a list of choices. */
export const chooseOne = 'Bitte wählen';
/** Label of a field that people don't see, but that programs fill in. */
export const leaveEmpty = 'Dieses Feld leer lassen';
export const sending = 'Wird gesendet …';

export const checkTheBox = 'Setz hier ein Häkchen, damit es weitergeht.';
export const enterEmail = 'Gib eine E-Mail-Adresse ein, zum Beispiel name@example.com.';
export const chooseOption = 'Wähle eine Möglichkeit aus.';
export const tooLong = (maxLength: number) => `Schreib höchstens ${countOf(maxLength, 'Zeichen')}.`;
export const fillIn = (label: string) => `Füll dieses Feld aus: ${label}.`;

/** If the form couldn't be sent, and the school has no email address. */
export const notSent =
  'Deine Nachricht wurde nicht gesendet. Alles, was du geschrieben hast, steht noch da. Versuch es in ein paar Minuten noch einmal.';
/** If the form couldn't be sent. The link is the school's email address. */
export const notSentSoWrite = (link: ReactNode) => (
  <>
    Deine Nachricht wurde nicht gesendet. Alles, was du geschrieben hast, steht noch da. Versuch es
    noch einmal, oder schreib an {link}.
  </>
);

export type Complete = Translated<typeof import('../en/contact'), typeof import('./contact')>;
