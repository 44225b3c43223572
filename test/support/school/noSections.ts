/** The sections of a school that adds none. */
export const OWN_SECTIONS = [];

export const OwnSections = null;
