/** Texts of the footer's columns (specification section 2, "Footer"). */
import type { Translated } from '../translation';

export const courses = 'Kurse';
export const company = 'Unternehmen';
export const connect = 'Bleib in Kontakt';
/** Label of the links to the legal pages. */
export const legal = 'Rechtliches';

export type Complete = Translated<typeof import('../en/footer'), typeof import('./footer')>;
