/** Title and description of the glossary. */
import type { Translated } from '../translation';

export const title = 'Glossar';
export const description =
  'Die Begriffe aus den Lektionen, jeder in einem Satz erklärt und mit der Lektion, die ihn einführt. Dazu der Code, um den es in den Lektionen geht.';

export type Complete = Translated<typeof import('../en/glossary'), typeof import('./glossary')>;
