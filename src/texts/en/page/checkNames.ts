/** Names of the hidden checks that every exercise with a page has. */

/** Looks for mistakes in the HTML. */
export const markup = 'the tags and quotes match';
/** Reports a mistake in the CSS, instead of `markup`. Only there if the HTML is correct and a check failed. */
export const styles = 'the CSS is written correctly';
