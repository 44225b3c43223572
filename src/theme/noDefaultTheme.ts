/**
 * Stands in for MUI's default theme in the build. MUI makes that theme on every page for components outside a
 * `ThemeProvider`; here none is, and on a slow phone it takes as long as the site's own.
 */
export default {};
