/** Facts about the language of this folder's texts. */
import type { Translated } from '../translation';

/** BCP 47 tag for `Intl`. */
export const LANGUAGE: string = 'de-DE';

export type Complete = Translated<typeof import('../en/language'), typeof import('./language')>;
