/** Texts at the top of the tutorials page. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

export const explanation =
  'Such dir eine Lektion aus, die dich interessiert. In einem Kurs folgen die Lektionen aufeinander, und am Ende steht ein Projekt; Programme verbinden mehrere Kurse.';
export const alsoSee = (
  glossaryLink: (label: string) => ReactNode,
  reviewLink: (label: string) => ReactNode,
) => (
  <>
    Außerdem: {glossaryLink('ein Glossar der Fachbegriffe')} und{' '}
    {reviewLink('eine tägliche Wiederholung')}.
  </>
);

// The card with the lesson to start with, for new visitors.
export const startTitle = 'Fang hier an';
export const start =
  'Noch nie programmiert? Die erste Lektion fängt bei null an, und du führst sofort Code aus.';
/** A colon and the lesson's title follow. */
export const firstLesson = 'Erste Lektion';

// The same card for returning readers.
export const continueTitle = 'Deine nächste Lektion';
export const continueText =
  'Mach da weiter, wo du aufgehört hast. Erledigte Lektionen sind unten in der Liste abgehakt.';

export type Complete = Translated<
  typeof import('../en/tutorialsTop'),
  typeof import('./tutorialsTop')
>;
