/** Title and description of the review page. */
import type { Translated } from '../translation';

export const title = 'Wiederholung';
export const description =
  'Jeden Tag ein paar Fragen aus Lektionen, die du geschafft hast, immer kurz bevor du die Antwort vergisst. Auf deinem Gerät gespeichert, ganz ohne Konto.';

export type Complete = Translated<typeof import('../en/review'), typeof import('./review')>;
