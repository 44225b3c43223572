/** Text of the footer's button that opens the privacy dialog. */
import type { Translated } from '../translation';

export const privacyChoices = 'Datenschutzeinstellungen';

export type Complete = Translated<
  typeof import('../en/privacyButton'),
  typeof import('./privacyButton')
>;
