/** Replaces a file that webpack would give an address. */
export default '/assets/file.svg';
