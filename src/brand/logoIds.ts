/** A prefix of every id in the logo's drawing. It is replaced by one of its own wherever the logo is shown. */
export const LOGO_ID_PREFIX = 'logo-id-';
