import browserslist from 'browserslist';
import { browserslistToTargets, Features } from 'lightningcss';

/** Options for Lightning CSS: which prefixes and older forms the supported browsers need. */
export const STYLE_TARGETS = {
  targets: browserslistToTargets(browserslist()),
  // Color modes are set by classes, so a polyfill for `light-dark()` would go unused.
  exclude: Features.LightDark,
};
