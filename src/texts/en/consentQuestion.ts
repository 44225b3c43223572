/** Texts of the question whether services of other companies may load. */
import { formatList } from '../intlFormat';

/** Label of the bar with the question, for screen readers. */
export const privacy = 'Privacy';

/** Names of the services, and the school's sentences about what they do. */
export const question = (services: readonly string[], about: string) =>
  `May we use ${formatList(services)}? ${about} Nothing is loaded until you allow it.`;

export const allow = 'Allow';
export const refuse = "Don't allow";
/** Opens a dialog with a choice for each purpose. */
export const choose = 'Choose';
