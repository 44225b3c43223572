/** Texts of the button that saves lessons for offline use. */

export const saved = 'Saved for offline';
/** Announced once the lessons are saved. Ends in a space, because a note can follow. */
export const savedStatus = 'Saved for offline. ';
export const saving = (count: number, all: number) => `Saving ${count} of ${all}…`;
export const failed = "Not saved. Try again when you're online.";
