/** Facts about the language of this folder's texts. */
import type { Translated } from '../translation';

/** BCP 47 tag for `Intl`. Its digits are the ones of the texts, of code, and of addresses. */
export const LANGUAGE: string = 'ar-u-nu-latn';

/** Files that aren't in this folder stay English. */
export const IS_PARTIAL = true;

export type Complete = Translated<typeof import('../en/language'), typeof import('./language')>;
