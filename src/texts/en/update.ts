/** Texts of the message about a new version of the site. */

export const versionIsReady = 'A new version of this site is ready.';
export const reload = 'Reload';
export const later = 'Later';
