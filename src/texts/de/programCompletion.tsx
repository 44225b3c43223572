/** Texts of a reader's progress in a program. */
import type { ReactNode } from 'react';
import type { Translated } from '../translation';

/** @param link - a link with the title of the next lesson */
export const nextLesson = (link: ReactNode) => <>Als Nächstes: {link}</>;

export type Complete = Translated<
  typeof import('../en/programCompletion'),
  typeof import('./programCompletion')
>;
