import type { Components, Theme } from '@mui/material/styles';
import { chevron } from './chevron';
import { TOUCH } from './targets';
import { radius } from './tokens';

/** Defaults of what a visitor fills in. A label is above its field, so that nothing moves when the field is used. */
export const fieldDefaults: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        marginBottom: 6,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        marginInline: 0,
        color: theme.vars.palette.text.secondary,
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      // What the browser draws itself: a date's icon, the list of a select.
      root: ({ theme }) => ({
        colorScheme: 'light',
        ...theme.applyStyles('dark', { colorScheme: 'dark' }),
      }),
      // MUI's own is too faint to be read by all.
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius - 2,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
        // On the frame: WebKit shows none on what a date consists of.
        '&:focus-within': {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
      input: {
        minHeight: 44,
        padding: '0 14px',
        boxSizing: 'border-box',
        '&:focus-visible': { outline: 'none' },
        // Chromium's is blue.
        '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
        // The root has the padding then.
        '.MuiInputBase-multiline > &': { minHeight: 0, padding: 0 },
      },
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.site.lineStrong }),
    },
  },
  MuiNativeSelect: {
    // Drawn, as the arrow of every disclosure is.
    defaultProps: { IconComponent: 'span' },
    styleOverrides: {
      icon: ({ theme }) => ({
        ...chevron,
        top: 'calc(50% - 5px)',
        right: 16,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: 44, marginRight: 0 } } },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: 10, color: theme.vars.palette.site.lineStrong }),
    },
  },
  // MUI's own for touch screens, on every phone.
  MuiSlider: { styleOverrides: { root: { [TOUCH]: { paddingBlock: 20 } } } },
};
