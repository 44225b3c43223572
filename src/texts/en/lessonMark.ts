/** Marks next to the lessons in a list. */

export const done = 'done';
export const started = 'started';
