/** Default headings of the two lists of who something is and isn't for. */
export const titles = { fits: "It's a good fit if", misfits: 'Look elsewhere if' } as const;
