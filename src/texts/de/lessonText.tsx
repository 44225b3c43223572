/** Texts within a lesson's text. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

/** Heading of the questions at the end of a section. */
export const checkYourself = 'Teste dich selbst';
export const howToCheck = 'Antworte erst im Kopf und öffne dann die Frage.';
/** Shown below the answer to a question; `section` is a link with the section's title. */
export const fromSection = (section: ReactNode) => <>Aus dem Abschnitt „{section}“</>;

/** Link from a passed exercise to what comes next. */
export const continueReading = 'Weiter';
export const endOfLesson = 'Ende der Lektion';

export type Complete = Translated<typeof import('../en/lessonText'), typeof import('./lessonText')>;
