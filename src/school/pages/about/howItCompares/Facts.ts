import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Selector for the first unchecked fact in each row, which gets the label "Not checked". */
const FIRST_UNKNOWN = 'td[data-unknown]:not([data-unknown] ~ td)';

/**
 * Layout of the fact table. It's a table on wide screens. On narrow screens and in print, each fact is a
 * block with one line per school. Each line starts with the school's name.
 */
export const Facts = styled('table')(({ theme }) => ({
  tableLayout: 'fixed',
  // Breaks long words in large text to avoid overlapping columns.
  '& th, & td': { overflowWrap: 'anywhere' },
  '& td': theme.typography.body2,
  '& tbody th': { color: theme.vars.palette.text.secondary },
  // Our own school's column.
  '& td:nth-of-type(1)': { fontWeight: theme.typography.fontWeightMedium },
  [theme.breakpoints.up('lg')]: { '@media screen': sideBySide(theme) },
  [theme.breakpoints.down('lg')]: stacked(theme),
  '@media print': stacked(theme),
}));

function sideBySide(theme: Theme): CSSObject {
  return {
    '& th, & td': { padding: theme.spacing(1.75, 1.5), verticalAlign: 'top' },
    '& thead td, & tbody th': { paddingInlineStart: 0 },
    '& thead > tr > *': {
      position: 'sticky',
      zIndex: 1,
      top: 'var(--header-height)',
      // Collapsed borders would scroll away from the sticky cells.
      borderBottom: 0,
      boxShadow: `inset 0 -1px ${theme.vars.palette.site.lineStrong}`,
      backgroundColor: theme.vars.palette.background.default,
      verticalAlign: 'bottom',
    },
    '& thead th': { ...theme.typography.subtitle2, color: theme.vars.palette.text.primary },
    '& thead td': { width: 112 },
    '& tbody th': theme.typography.label,
    // Keeps a focused link clear of the sticky names (WCAG 2.2, 2.4.11).
    '& tbody a': { scrollMarginTop: 96 },
    '& thead th:nth-of-type(1), & tbody td:nth-of-type(1)': {
      backgroundColor: theme.vars.palette.site.primaryTint,
    },
  };
}

function stacked(theme: Theme): CSSObject {
  return {
    '&, & tbody, & th': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '0.5ch',
      paddingBlock: 20,
      breakInside: 'avoid',
    },
    '& tr + tr': { borderTop: `1px solid ${theme.vars.palette.site.lineStrong}` },
    '& th, & td': { padding: 0, border: 0 },
    '& tbody th': {
      ...theme.typography.h3,
      flexBasis: '100%',
      marginBottom: 8,
      color: theme.vars.palette.text.primary,
    },
    '& td:not([data-unknown])': {
      display: 'grid',
      flexBasis: '100%',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      gap: 16,
      paddingBlock: 10,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& tr:not(:has([data-unknown])) > td:last-of-type': { borderBottom: 0 },
    '& td::before': { content: 'attr(data-school)', color: theme.vars.palette.text.secondary },
    '& td:nth-of-type(1)::before': { color: theme.vars.palette.text.primary },
    '& td[data-unknown]': { order: 1, paddingTop: 10 },
    '& td[data-unknown] > span': visuallyHidden,
    [`& ${FIRST_UNKNOWN}::before`]: { content: '"Not checked: " attr(data-school)' },
    '& td[data-unknown]:has(~ [data-unknown])::after': {
      content: '","',
      color: theme.vars.palette.text.secondary,
    },
  };
}
