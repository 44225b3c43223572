/** Names of errors that aren't the browser's. */

/** Name of the error that ends an endless loop: 'Stopped: still running after 1 second'. */
export const stopped = 'Stopped';
