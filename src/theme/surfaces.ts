import type { Components, Theme } from '@mui/material/styles';
import { headerHeight, radius } from '../school/tokens';

/** Maps palette colors to their tints. */
const TINTS = {
  primary: 'primaryTint',
  secondary: 'accentTint',
  error: 'errorTint',
  success: 'successTint',
} as const;

type Tone = keyof typeof TINTS;

const CHIP_TONES = { primary: 'primary', secondary: 'secondary', success: 'success' } as const;
const ALERT_TONES = {
  info: 'primary',
  warning: 'secondary',
  error: 'error',
  success: 'success',
} as const;

/**
 * Defaults for bars, cards, tables, chips, alerts, and dialogs. They have thin borders instead of shadows.
 */
export const surfaceDefaults: Components<Theme> = {
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        backgroundImage: 'none',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: { root: { minHeight: `${headerHeight}px !important` } },
  },
  MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundImage: 'none',
        border: `1px solid ${theme.vars.palette.site.lineStrong}`,
        boxShadow: 'none',
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h3, padding: '24px 24px 8px' }),
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '0 24px 24px' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        // Highlights the border of a linked card on hover.
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
          ...inTones(theme, 'color', CHIP_TONES, 'color'),
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
        variants: inTones(theme, 'severity', ALERT_TONES, 'borderColor'),
      }),
      // MUI makes an alert's message scrollable. That isn't needed, because wide content has its own scroll
      // container, and it would add a scroll bar if inline code is taller than its line.
      message: { padding: '8px 0', overflow: 'visible' },
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

/**
 * Creates a component's color variants.
 *
 * @param theme - the site's theme
 * @param prop - the prop that selects a variant
 * @param tones - palette color for each value of the prop
 * @param property - style property for the color; the background gets its tint
 */
function inTones(
  theme: Theme,
  prop: string,
  tones: Readonly<Record<string, Tone>>,
  property: 'color' | 'borderColor',
) {
  return Object.entries(tones).map(([value, tone]) => ({
    props: { [prop]: value },
    style: {
      [property]: theme.vars.palette[tone].main,
      backgroundColor: theme.vars.palette.site[TINTS[tone]],
    },
  }));
}
