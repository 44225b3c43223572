/** Texts that several pages show to readers who have been here before. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';
import * as counts from './counts';

/** Link to the review. */
export const toReview = (count: number) => `${counts.questions(count)} zum Wiederholen`;
/** Number of questions that are due, next to a link to the review. */
export const due = (count: number) => `${count} fällig`;

export const setAside = (link: (label: string) => ReactNode) => (
  <>
    Wir konnten deinen gespeicherten Fortschritt in diesem Browser nicht lesen. Er wurde
    beiseitegelegt, nicht gelöscht: {link('Sieh nach, was gespeichert ist')}.
  </>
);

export type Complete = Translated<typeof import('../en/returning'), typeof import('./returning')>;
