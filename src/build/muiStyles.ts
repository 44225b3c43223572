import browserslist from 'browserslist';
import { browserslistToTargets, Features, transform } from 'lightningcss';

/** In a theme every component that has colors of its own has a group of them, whether it is used or not. */
const COMPONENT_COLOR = /--mui-palette-([A-Z]\w*)-[^:;{}]*:[^;{}]*;?/g;

/**
 * Prepares MUI's rules for a document: without the colors of components that the site does not use, and minified.
 *
 * @param css - Emotion's critical rules, among them the theme's variables
 * @param usedComponents - names of the MUI components in the client's bundle, as in `@mui/material/Alert`
 * @returns the style sheet's text
 * @throws where `css` is none
 */
export function muiStyleSheet(css: string, usedComponents: ReadonlySet<string>): string {
  const used = css.replace(COMPONENT_COLOR, (declaration, component: string) =>
    usedComponents.has(component) ? declaration : '',
  );
  const { code } = transform({
    filename: 'mui.css',
    code: Buffer.from(used),
    minify: true,
    targets: browserslistToTargets(browserslist()),
    // The modes are classes here; variables that imitate `light-dark()` would be dead weight.
    exclude: Features.LightDark,
  });
  return code.toString();
}
