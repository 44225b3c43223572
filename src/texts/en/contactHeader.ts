/** Texts around the forms. */

/** Labels above the title, by form. */
export const labels = { contact: 'contact', apply: 'apply' } as const;
/** Heading above the school's email address. */
export const ratherEmail = 'Rather write an email?';
