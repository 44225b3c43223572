import type { CssVarsTheme, Theme } from '@mui/material/styles';
import type { ThemeValues, VariableTree } from '../theme/reviveTheme';

/**
 * Takes out of a theme what `reviveTheme` needs to make it again.
 *
 * @param theme - a theme with CSS variables
 * @returns its values, fit for JSON; those of the modes are left to the style sheet
 */
export function themeValues(theme: Theme): ThemeValues {
  const full = theme as unknown as CssVarsTheme & Omit<Theme, keyof CssVarsTheme>;
  const modes = Object.keys(full.colorSchemes).map((mode) => [mode, {}]);
  // Components read the colors of their own as variables.
  const colors = Object.entries(full.palette).filter(([name]) => !/^[A-Z]/.test(name));
  // The provider makes the variants of text anew.
  const typography = Object.entries(full.typography).filter(
    ([name, value]) => typeof value !== 'object' || name === 'button',
  );
  return {
    colorSchemeSelector: full.colorSchemeSelector,
    colorSchemes: Object.fromEntries(modes) as CssVarsTheme['colorSchemes'],
    components: full.components,
    cssVarPrefix: full.cssVarPrefix,
    defaultColorScheme: full.defaultColorScheme,
    focusVisible: full.focusVisible,
    mixins: full.mixins,
    motion: full.motion,
    opacity: full.opacity,
    overlays: full.overlays,
    palette: Object.fromEntries(colors) as unknown as ThemeValues['palette'],
    shadows: full.shadows,
    shape: full.shape,
    transitions: full.transitions,
    typography: Object.fromEntries(typography) as ThemeValues['typography'],
    vars: treeOf(full.generateThemeVars()),
    zIndex: full.zIndex,
  };
}

function treeOf(variables: object): VariableTree {
  if (Array.isArray(variables)) return variables.map(() => 0 as const);
  const tree = Object.entries(variables).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'object' && value !== null ? treeOf(value) : 0,
  ]);
  return Object.fromEntries(tree) as VariableTree;
}
