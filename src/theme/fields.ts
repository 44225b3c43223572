import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../school/tokens';
import { chevron } from './chevron';
import { TOUCH } from './targets';

/** Height of an outlined field with one line, in px, and of a small one where nobody touches it. */
const HEIGHT = 44;
const SMALL = 40;

/** Height of a line of text, as MUI sets it for inputs. */
const LINE = '1.4375em';

/** Returns the vertical padding that a part with one line of text needs for a height in px. */
const paddingFor = (height: number) => `calc((${height}px - ${LINE}) / 2)`;

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
  // MUI's positions are for fields that are 56 px high.
  MuiInputLabel: {
    styleOverrides: {
      outlined: {
        '&:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 11px)' },
        '&.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': {
          transform: 'translate(14px, 9px)',
          [TOUCH]: { transform: 'translate(14px, 11px)' },
        },
      },
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
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiInputBase-multiline:not(.MuiInputBase-sizeSmall)': { paddingBlock: 10 },
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
        // An outline would cross MUI's label, which has a gap in the border.
        '.MuiInputLabel-root + &:focus-within': {
          outline: 'none',
          '& .MuiOutlinedInput-notchedOutline': { borderWidth: 3 },
        },
      }),
      input: {
        minHeight: HEIGHT,
        padding: '0 14px',
        boxSizing: 'border-box',
        '&:focus-visible': { outline: 'none' },
        // Chromium's clear button is blue.
        '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
        '.MuiInputBase-sizeSmall > &': { minHeight: SMALL, [TOUCH]: { minHeight: HEIGHT } },
        // A multiline field's root already has padding.
        '.MuiInputBase-multiline > &.MuiOutlinedInput-input': { minHeight: 0, padding: 0 },
      },
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.site.lineStrong }),
    },
  },
  // Not an input but a `div`, which doesn't center its text.
  MuiSelect: {
    styleOverrides: {
      select: {
        '&.MuiOutlinedInput-input': { minHeight: HEIGHT, paddingBlock: paddingFor(HEIGHT) },
        '.MuiInputBase-sizeSmall > &': {
          minHeight: SMALL,
          paddingBlock: paddingFor(SMALL),
          [TOUCH]: { minHeight: HEIGHT, paddingBlock: paddingFor(HEIGHT) },
        },
      },
    },
  },
  // The root's padding separates rows of chips.
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root': {
          paddingBlock: 3,
          '& .MuiAutocomplete-input': { minHeight: HEIGHT - 6, paddingBlock: 0 },
          '&.MuiInputBase-sizeSmall': {
            paddingBlock: 3,
            '& .MuiAutocomplete-input': {
              minHeight: SMALL - 6,
              [TOUCH]: { minHeight: HEIGHT - 6 },
            },
          },
        },
      },
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
