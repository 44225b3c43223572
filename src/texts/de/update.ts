/** Texts of the message about a new version of the site. */
import type { Translated } from '../translation';

export const versionIsReady = 'Es gibt eine neue Version dieser Website.';
export const reload = 'Neu laden';
export const later = 'Später';

export type Complete = Translated<typeof import('../en/update'), typeof import('./update')>;
