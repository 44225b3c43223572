/** Text of the full-screen dialog that runs a page. */

export const close = 'Close';
