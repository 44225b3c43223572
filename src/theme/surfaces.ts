import type { Components, Theme } from '@mui/material/styles';
import { headerHeight, radius } from './tokens';

/** Defaults of what stands on the page or above it: bars, cards, tables, tags, notices, dialogs. Hairlines, not shadows. */
export const surfaceDefaults: Components<Theme> = {
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        backgroundImage: 'none',
        border: 0,
        borderRadius: 0,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: { root: { minHeight: `${headerHeight}px !important` } },
  },
  MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none', borderRadius: 0 } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundImage: 'none',
        border: `1px solid ${theme.vars.palette.site.lineStrong}`,
        boxShadow: 'none',
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => theme.typography.h3 } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        backgroundImage: 'none',
        // A card that is a link says so by its frame.
        '&:has(.MuiCardActionArea-root:hover)': { borderColor: theme.vars.palette.primary.main },
        '@media print': { breakInside: 'avoid' },
      }),
    },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 24, '&:last-child': { paddingBottom: 24 } } },
  },
  MuiCardActionArea: { styleOverrides: { focusHighlight: { background: 'none' } } },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.label,
        height: 'auto',
        paddingBlock: 3,
        borderRadius: 6,
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.site.sunken,
        variants: [
          {
            props: { color: 'primary' },
            style: {
              color: theme.vars.palette.primary.main,
              backgroundColor: theme.vars.palette.site.primaryTint,
            },
          },
          {
            props: { color: 'secondary' },
            style: {
              color: theme.vars.palette.secondary.main,
              backgroundColor: theme.vars.palette.site.accentTint,
            },
          },
          {
            props: { color: 'success' },
            style: {
              color: theme.vars.palette.success.main,
              backgroundColor: theme.vars.palette.site.successTint,
            },
          },
          {
            props: { variant: 'outlined' },
            style: { backgroundColor: 'transparent', borderColor: theme.vars.palette.divider },
          },
        ],
      }),
      label: { paddingInline: 8, whiteSpace: 'normal' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        padding: '12px 16px',
        borderColor: theme.vars.palette.divider,
      }),
      head: ({ theme }) => ({
        ...theme.typography.label,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'outlined', icon: false },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        alignItems: 'center',
        color: theme.vars.palette.text.primary,
        borderColor: theme.vars.palette.site.lineStrong,
        backgroundColor: theme.vars.palette.background.paper,
        variants: [
          {
            props: { severity: 'info' },
            style: {
              borderColor: theme.vars.palette.primary.main,
              backgroundColor: theme.vars.palette.site.primaryTint,
            },
          },
          {
            props: { severity: 'warning' },
            style: {
              borderColor: theme.vars.palette.secondary.main,
              backgroundColor: theme.vars.palette.site.accentTint,
            },
          },
          {
            props: { severity: 'error' },
            style: {
              borderColor: theme.vars.palette.error.main,
              backgroundColor: theme.vars.palette.site.errorTint,
            },
          },
          {
            props: { severity: 'success' },
            style: {
              borderColor: theme.vars.palette.success.main,
              backgroundColor: theme.vars.palette.site.successTint,
            },
          },
        ],
      }),
      message: { padding: '8px 0' },
      action: { alignItems: 'center', paddingTop: 0 },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        borderRadius: radius - 4,
        '&:hover': { backgroundColor: theme.vars.palette.site.sunken },
      }),
    },
  },
};
