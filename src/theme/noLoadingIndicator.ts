/** Stands in for MUI's `CircularProgress` in the build: `Button` brings it along for a prop that the site does not use. */
export default function NoLoadingIndicator(): never {
  throw new Error('The build leaves out what `loading` of a button shows; see leanLibraries.ts.');
}
