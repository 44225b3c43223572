/**
 * Takes an empty live region out of the layout. Not `display: none`: screen readers announce only changes to a region
 * that's in the accessibility tree.
 */
export const EMPTY_STATUS = { '&:empty': { position: 'absolute', padding: 0 } } as const;
