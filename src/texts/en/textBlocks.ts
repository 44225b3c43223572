/** Texts of blocks that lessons, posts, and other documents contain. */

export const calloutTitles = {
  note: 'Note',
  warning: 'Watch out',
  summary: 'Key takeaways',
} as const;

/** Label of a table that scrolls sideways. */
export const table = 'Table';
