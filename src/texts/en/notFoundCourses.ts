/** Texts of the links to all courses on the page that's shown at an address without a page. */

export const lookAround = 'Or look around';
