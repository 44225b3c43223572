/** Stands before every id of the logo's drawing, and is replaced by one of its own wherever the logo is shown. */
export const LOGO_ID_PREFIX = 'logo-id-';
