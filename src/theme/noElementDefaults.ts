/** Stands in for MUI's `CssBaseline` in the browser: the build writes its rules into every document. */
export default function NoElementDefaults() {
  return null;
}
