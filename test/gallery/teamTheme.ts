import { createTheme, type PaletteColor, type PaletteColorOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    violet: PaletteColor;
  }
  interface PaletteOptions {
    violet?: PaletteColorOptions;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
  interface ButtonPropsColorOverrides {
    violet: true;
  }
}

/** A sample of a team's own theme, with many `createTheme` options. It's nested in the site's theme. */
export const teamTheme = createTheme({
  cssVariables: { cssVarPrefix: 'team', colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
  breakpoints: { values: { xs: 0, sm: 500, md: 1000, lg: 1400, xl: 1800 } },
  shape: { borderRadius: 2 },
  spacing: 10,
  typography: { h2: { fontSize: '2.5rem', fontStyle: 'italic' } },
  mixins: { toolbar: { minHeight: 90 } },
  palette: {
    violet: createTheme().palette.augmentColor({ color: { main: '#6d28d9' }, name: 'violet' }),
  },
  components: {
    MuiCard: {
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          padding: theme.spacing(ownerState.elevation ?? 1),
          borderRadius: theme.shape.borderRadius,
        }),
      },
    },
    MuiButton: {
      styleOverrides: {
        root: {
          variants: [
            { props: { variant: 'dashed' }, style: { border: '2px dashed currentColor' } },
            {
              props: ({ ownerState }) => ownerState.color === 'violet',
              style: { letterSpacing: 3 },
            },
          ],
        },
      },
    },
    MuiAlert: { defaultProps: { variant: 'filled' } },
  },
});
