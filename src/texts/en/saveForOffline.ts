/** Texts of the button that saves lessons for offline use. */

export const saved = 'Saved for offline';
/** Announced once the lessons are saved. Ends in a space, because a note can follow. */
export const savedStatus = 'Saved for offline. ';
export const saving = (count: number, all: number) => `Saving ${count} of ${all}…`;
/** Shown before saving if the lessons need Python. `size` is a number with a decimal, such as `6.4`. */
export const withPython = (size: string) => `With Python: ${size} MB.`;
export const failed = "Not saved. Try again when you're online.";
