/** Texts of the checkboxes that compare courses, and of the comparison without its table. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

/** @param hidden - wraps the part that only screen readers announce */
export const compare = (course: string, hidden: (text: string) => ReactNode) => (
  <>Vergleichen{hidden(`: ${course}`)}</>
);

export const title = 'Im Vergleich';
/** Below the title if only one course is selected. */
export const chooseAnother =
  'Wähle oben in der Liste noch einen Kurs, dann erscheint er neben diesem.';
export const canBeShared =
  'Deine Auswahl steht in der URL. Du kannst sie also als Lesezeichen speichern oder teilen.';
export const loading = 'Details werden geladen …';
export const loadingFailed =
  'Die Kursdetails wurden nicht geladen. Prüfe deine Verbindung und versuch es noch einmal.';
export const tryAgain = 'Neu laden';
export const clear = 'Vergleich leeren';

export type Complete = Translated<
  typeof import('../en/coursesCompare'),
  typeof import('./coursesCompare')
>;
