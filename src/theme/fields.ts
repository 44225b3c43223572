import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../school/tokens';
import { chevron } from './chevron';
import { TOUCH } from './targets';

/** Defaults for form fields. Labels are above their fields, so that they don't move on focus. */
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
      // Sets the colors of native parts, such as a date field's icon or a select's menu.
      root: ({ theme }) => ({
        colorScheme: 'light',
        ...theme.applyStyles('dark', { colorScheme: 'dark' }),
      }),
      // MUI's default placeholder color is too faint.
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
        // The outline is on the root because WebKit doesn't draw one around the parts of a date field.
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
        // Chromium's clear button is blue.
        '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
        // A multiline field's root already has padding.
        '.MuiInputBase-multiline > &': { minHeight: 0, padding: 0 },
      },
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.site.lineStrong }),
    },
  },
  MuiNativeSelect: {
    // Use the same chevron as disclosures.
    defaultProps: { IconComponent: 'span' },
    styleOverrides: {
      icon: ({ theme }) => ({
        ...chevron,
        top: 'calc(50% - 5px)',
        insetInlineEnd: 16,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: 44, marginInlineEnd: 0 } } },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: 10, color: theme.vars.palette.site.lineStrong }),
    },
  },
  // MUI's padding for touch screens, also applied on phone-sized viewports.
  MuiSlider: { styleOverrides: { root: { [TOUCH]: { paddingBlock: 20 } } } },
};
