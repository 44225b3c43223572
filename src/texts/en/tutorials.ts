/** Texts of the tutorials page that load with the page itself. */

export const title = 'Tutorials';
