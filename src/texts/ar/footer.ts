/** Texts of the footer's columns (specification section 2, "Footer"). */
import type { Translated } from '../translation';

export const courses = 'الدورات';
export const company = 'الشركة';
export const connect = 'تواصل معنا';
/** Label of the links to the legal pages. */
export const legal = 'معلومات قانونية';

export type Complete = Translated<typeof import('../en/footer'), typeof import('./footer')>;
