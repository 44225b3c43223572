/** Attribute of the element that shows an interview under way; the page folds everything else. */
export const RUNNING = 'data-interview-running';
