/** Stub for imports that webpack replaces with a file's URL. */
export default '/assets/file.svg';
