import type { Translated } from '../translation';

/** Text of the footer's button that opens the privacy dialog. */
export const privacyChoices = 'خيارات الخصوصية';

export type Complete = Translated<
  typeof import('../en/privacyButton'),
  typeof import('./privacyButton')
>;
