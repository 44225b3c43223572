/** Texts of the header and of everything else that every page loads first. */
import type { Translated } from '../translation';

export const skipToContent = 'Zum Inhalt springen';
export const loadingPage = 'Die Seite wird geladen';
export const mainNavigation = 'Hauptmenü';
export const openMenu = 'Menü öffnen';
export const login = 'Anmelden';
export const signUp = 'Registrieren';
/** Label of the links to the site's other languages. */
export const languages = 'Sprachen';
export const switchToLight = 'Zum hellen Modus wechseln';
export const switchToDark = 'Zum dunklen Modus wechseln';

/** The copyright line (specification section 2, "Footer"). */
export const copyright = (year: number, brand: string) =>
  `© ${year} ${brand}. Alle Rechte vorbehalten`;

export type Complete = Translated<typeof import('../en/shell'), typeof import('./shell')>;
