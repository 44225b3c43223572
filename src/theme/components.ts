import type { Components, Theme } from '@mui/material/styles';
import { fontFamily, headerHeight, measure, motion, radius } from './tokens';

/**
 * Defaults of the MUI components the site uses, each for every place it stands in. What one place alone needs is said
 * there with `sx`.
 */
export const components: Components<Theme> = {
  // Ripples cost a component per button to hydrate and move under reduced motion; hover and focus styles say the same.
  MuiButtonBase: {
    // The second, because MUI otherwise gets a ripple ready, and renders anew, at the first touch.
    defaultProps: { disableRipple: true, disableTouchRipple: true },
  },
  // The tokens that style sheets need beside MUI's own variables.
  MuiCssBaseline: {
    styleOverrides: {
      ':root': {
        '--font-mono': fontFamily.mono,
        '--header-height': `${headerHeight}px`,
        '--page-width': measure.page,
        '--prose-width': measure.prose,
        '--radius': `${radius}px`,
        '--motion-short': `${motion.short}ms`,
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 44, borderRadius: radius - 2, paddingInline: 18 },
      outlined: {
        color: 'var(--mui-palette-text-primary)',
        borderColor: 'var(--mui-palette-site-lineStrong)',
        '&:hover': { backgroundColor: 'var(--mui-palette-site-sunken)' },
      },
      text: {
        color: 'var(--mui-palette-text-primary)',
        '&:hover': { backgroundColor: 'var(--mui-palette-site-sunken)' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        color: 'inherit',
        '&:hover': { backgroundColor: 'var(--mui-palette-site-sunken)' },
      },
    },
  },
  MuiFab: {
    styleOverrides: {
      root: {
        color: 'var(--mui-palette-text-primary)',
        backgroundColor: 'var(--mui-palette-background-paper)',
        border: '1px solid var(--mui-palette-site-lineStrong)',
        boxShadow: 'none',
        '&:hover, &:active': {
          backgroundColor: 'var(--mui-palette-site-sunken)',
          boxShadow: 'none',
        },
      },
    },
  },
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'inherit' },
    styleOverrides: {
      root: {
        backgroundColor: 'var(--mui-palette-background-paper)',
        backgroundImage: 'none',
        border: 0,
        borderRadius: 0,
        borderBottom: '1px solid var(--mui-palette-divider)',
      },
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: { root: { minHeight: `${headerHeight}px !important` } },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { backgroundImage: 'none', borderRadius: 0 },
    },
  },
  MuiDialog: {
    styleOverrides: { paper: { backgroundImage: 'none' } },
  },
  MuiSvgIcon: { defaultProps: { focusable: false } },
};
