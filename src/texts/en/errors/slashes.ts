/** Explanations of comments that start with a single slash. */

export const wholeLine =
  'If this line is a comment, start it with two slashes: `//`. If it should run, remove the `/`.';

/** The slash isn't at the start of the line. */
export const restOfLine = 'If what follows `/` is a comment, start it with two slashes: `//`.';
