/** Title of the About page. A school writes its description itself. */

export const title = 'About us';
