/** Texts of the About page's events. */

export const title = 'Events';
