/** Title of the Programs page. */

export const title = 'Programs';
