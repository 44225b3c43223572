/** Stub for files that webpack replaces with a URL. */
export default '/assets/file.svg';
