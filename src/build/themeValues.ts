import type { CssVarsTheme, Theme } from '@mui/material/styles';
import type { ThemeValues } from '../theme/reviveTheme';

/**
 * Takes out of a theme what `reviveTheme` needs to make it again.
 *
 * @param theme - a theme with CSS variables
 * @returns its values, fit for JSON; those of the modes are left to the style sheet
 */
export function themeValues(theme: Theme): ThemeValues {
  const full = theme as unknown as CssVarsTheme & Omit<Theme, keyof CssVarsTheme>;
  const modes = Object.keys(full.colorSchemes).map((mode) => [mode, {}]);
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
    palette: full.palette,
    shadows: full.shadows,
    shape: full.shape,
    transitions: full.transitions,
    typography: full.typography,
    vars: full.generateThemeVars(),
    zIndex: full.zIndex,
  };
}
