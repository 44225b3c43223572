/** Texts of the dialog in which visitors choose which services may load. */
import type { Translated } from '../translation';

export const title = 'Datenschutzeinstellungen';

/** `asksNotToTrack` is true if the browser is set to ask that of every site. */
export const explanation = (asksNotToTrack: boolean) =>
  asksNotToTrack
    ? 'Diese Website kann Dienste anderer Firmen nutzen. Du kannst dich jederzeit anders entscheiden. Dein Browser bittet Websites, dich nicht zu tracken. Deshalb sind Statistik und Marketing aus, bis du sie einschaltest.'
    : 'Diese Website kann Dienste anderer Firmen nutzen. Du kannst dich jederzeit anders entscheiden.';

/** What services are for. */
export const purposes = {
  statistics: 'Statistik',
  marketing: 'Marketing',
  media: 'Inhalte anderer Websites',
};

/** A service, and the school's sentences about what it does. */
export const service = (name: string, about: string) => (
  <>
    <b>{name}</b>: {about}
  </>
);

export const cancel = 'Abbrechen';
export const save = 'Auswahl speichern';

export type Complete = Translated<
  typeof import('../en/privacyChoices'),
  typeof import('./privacyChoices')
>;
