/** Labels in the footer's Company list (specification section 2, "Footer"). */
import type { Translated } from '../translation';

export const about = 'Über uns';
export const careers = 'Karriere';
export const blog = 'Blog';
export const contact = 'Kontakt';

export type Complete = Translated<typeof import('../en/company'), typeof import('./company')>;
