import { createTheme } from '@mui/material/styles';
import { components } from './components';
import { palette } from './palette';
import { fontFamily, motion, radius, spacingUnit } from './tokens';
import { typography } from './typography';

/**
 * The MUI theme. Every value comes from `tokens.ts`; MUI turns it into CSS variables (`--mui-…`) for both modes at once,
 * so a change of mode swaps variables and renders nothing again.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: { palette: palette.light }, dark: { palette: palette.dark } },
  spacing: spacingUnit,
  shape: { borderRadius: radius },
  typography: { ...typography, fontFamily: fontFamily.text },
  transitions: {
    duration: {
      shortest: motion.short,
      shorter: motion.short,
      short: motion.short,
      standard: motion.standard,
      complex: motion.standard,
      enteringScreen: motion.standard,
      leavingScreen: motion.short,
    },
  },
  motion: { reducedMotion: 'system' },
  focusVisible: { outlineWidth: 3 },
  components,
});
