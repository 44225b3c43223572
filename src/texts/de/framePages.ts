/** Titles of the pages that run learners' code, and notes for visitors who open one outside of a lesson. */
import type { Translated } from '../translation';

export const runner = 'Code ausführen';
export const runnerNote =
  'Diese Seite führt den Code in den Lektionen aus. Sie ist nur innerhalb einer Lektion nützlich.';
export const preview = 'Vorschau';
export const previewNote =
  'Diese Seite zeigt die Seiten, die du in den Lektionen schreibst. Sie ist nur innerhalb einer Lektion nützlich.';

export type Complete = Translated<typeof import('../en/framePages'), typeof import('./framePages')>;
