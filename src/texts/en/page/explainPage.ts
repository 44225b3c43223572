/** Explanations of errors in a page's script. */

export const noStorage = 'Previews have no storage.';
export const endlessLoop = 'This loop never ends.';
