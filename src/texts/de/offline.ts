/** Texts of the page that's shown if there's no network and the requested page isn't saved. */
import type { Translated } from '../translation';

export const title = 'Du bist offline';
export const description =
  'Diese Seite ist auf diesem Gerät nicht gespeichert. Seiten, die du schon einmal geöffnet hast, sind gespeichert und funktionieren offline.';

export const tryAgain = 'Neu laden';
/** Button that leads to the home page, and the home page's name in the list of saved pages. */
export const home = 'Startseite';
export const reloadLater = 'Lade diese Seite neu, wenn du wieder online bist.';
/** Names the button that's on every lesson. */
export const nothingSaved =
  'Auf diesem Gerät sind noch keine anderen Seiten gespeichert. Wenn du online bist, öffne eine Lektion oder speichere sie mit dem Button „Offline speichern“. Beim nächsten Mal findest du sie dann hier.';
export const exercisesWork =
  'In gespeicherten Lektionen funktionieren auch die Aufgaben offline, und dein Fortschritt wird weiter gespeichert.';

/** Headings of the lists of saved pages. */
export const lessons = 'Lektionen auf diesem Gerät';
export const otherPages = 'Andere Seiten auf diesem Gerät';

export type Complete = Translated<typeof import('../en/offline'), typeof import('./offline')>;
