import type { Components, CSSObject, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { radius } from '../school/tokens';
import { fieldDefaults } from './fields';
import { surfaceDefaults } from './surfaces';
import { TOUCH } from './targets';

/**
 * Default props and styles for MUI components. One-off styles belong in the `sx` prop.
 *
 * @param LinkComponent - component that renders links
 * @returns the theme's `components`
 */
export function componentDefaults(LinkComponent: ElementType): Components<Theme> {
  return {
    ...surfaceDefaults,
    ...fieldDefaults,
    MuiButtonBase: {
      // Ripples animate even with reduced motion, and add a component to each button, so they're off by
      // default.
      defaultProps: { disableRipple: true, LinkComponent },
    },
    MuiLink: {
      defaultProps: { component: LinkComponent, underline: 'always' },
      styleOverrides: {
        root: ({ theme }) => ({
          textDecorationColor: 'currentColor',
          textDecorationThickness: 1,
          textUnderlineOffset: '0.2em',
          '&:hover': {
            color: theme.vars.palette.primary.dark,
            textDecorationThickness: 2,
          },
        }),
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 44, borderRadius: radius - 2, paddingInline: 18 },
        sizeSmall: ({ theme }) => ({
          ...theme.typography.body2,
          fontWeight: 500,
          minHeight: 36,
          paddingInline: 12,
          whiteSpace: 'nowrap',
          [TOUCH]: { minHeight: 44 },
        }),
        // Forced colors remove the background, so add a border.
        contained: ({ theme }) => ({
          '&.Mui-disabled': {
            color: theme.vars.palette.text.secondary,
            backgroundColor: theme.vars.palette.site.sunken,
          },
          '@media (forced-colors: active)': { border: '2px solid ButtonText' },
        }),
        outlined: ({ theme }) => ({
          color: theme.vars.palette.text.primary,
          borderColor: theme.vars.palette.site.lineStrong,
          '&:hover': { backgroundColor: theme.vars.palette.site.sunken },
        }),
        text: ({ theme }) => ({
          color: theme.vars.palette.text.primary,
          '&:hover': { backgroundColor: theme.vars.palette.site.sunken },
        }),
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          width: 44,
          height: 44,
          color: 'inherit',
          '&:hover': { backgroundColor: theme.vars.palette.site.sunken },
        }),
      },
    },
    MuiTypography: {
      defaultProps: { variantMapping: { lead: 'p', label: 'p', subtitle1: 'p', subtitle2: 'p' } },
      styleOverrides: {
        root: {
          variants: [
            { props: { variant: 'lead' }, style: secondaryText },
            { props: { variant: 'label' }, style: secondaryText },
          ],
        },
      },
    },
    MuiContainer: {
      styleOverrides: {
        // Repeated for `sm` because MUI sets its own padding there.
        root: ({ theme }) => ({
          paddingInline: 'var(--gutter)',
          [theme.breakpoints.up('sm')]: { paddingInline: 'var(--gutter)' },
        }),
        maxWidthLg: ({ theme }) => ({
          [theme.breakpoints.up('lg')]: { maxWidth: 'calc(var(--page-width) + 2 * var(--gutter))' },
        }),
      },
    },
  };
}

function secondaryText({ theme }: { theme: Theme }): CSSObject {
  return { color: theme.vars.palette.text.secondary };
}
