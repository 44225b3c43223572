/**
 * Stands in for the themes that MUI has ready for components outside a `ThemeProvider` and for a provider without a theme.
 * Here is neither, and on a slow phone either takes as long to make as the site's own.
 */
export default {};
