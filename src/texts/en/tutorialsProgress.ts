/** Marks of a lesson in the list, for returning readers. */

export const started = 'Started';
export const done = 'Done';
export const bookmarked = 'Bookmarked';
