/** Attribute that marks a running interview. While it's in the DOM, the page hides everything else. */
export const RUNNING = 'data-interview-running';
