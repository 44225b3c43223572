/** Prefix of all ids in the logo's SVG, which each rendered logo replaces with a unique prefix. */
export const LOGO_ID_PREFIX = 'logo-id-';
