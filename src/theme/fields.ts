import type { Components, Theme } from '@mui/material/styles';
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
      }),
      input: {
        minHeight: 44,
        padding: '0 14px',
        boxSizing: 'border-box',
        // The root has the padding then.
        '.MuiInputBase-multiline > &': { minHeight: 0, padding: 0 },
      },
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.site.lineStrong }),
    },
  },
  MuiNativeSelect: {
    styleOverrides: { icon: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
  },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: 44, marginRight: 0 } } },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: 10, color: theme.vars.palette.site.lineStrong }),
    },
  },
  MuiToggleButtonGroup: { styleOverrides: { root: { flexWrap: 'wrap' } } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minWidth: 44,
        minHeight: 44,
        padding: '0 14px',
        textTransform: 'none',
        color: theme.vars.palette.text.primary,
        borderColor: theme.vars.palette.site.lineStrong,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': { backgroundColor: theme.vars.palette.site.sunken },
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.vars.palette.primary.contrastText,
          backgroundColor: theme.vars.palette.primary.main,
        },
        '@media (forced-colors: active)': {
          '&.Mui-selected': {
            forcedColorAdjust: 'none',
            color: 'HighlightText',
            backgroundColor: 'Highlight',
          },
        },
      }),
    },
  },
};
