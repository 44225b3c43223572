/** Texts of the question whether services of other companies may load. */
import type { Translated } from '../translation';
import { formatList } from '../intlFormat';

/** Label of the bar with the question, for screen readers. */
export const privacy = 'Datenschutz';

/** Names of the services, and the school's sentences about what they do. */
export const question = (services: readonly string[], about: string) =>
  `Dürfen wir ${formatList(services)} nutzen? ${about} Erst wenn du es erlaubst, wird etwas geladen.`;

export const allow = 'Erlauben';
export const refuse = 'Ablehnen';
/** Opens a dialog with a choice for each purpose. */
export const choose = 'Auswählen';

export type Complete = Translated<
  typeof import('../en/consentQuestion'),
  typeof import('./consentQuestion')
>;
