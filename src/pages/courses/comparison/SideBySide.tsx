import { styled } from '@mui/material/styles';

/**
 * Layout of the comparison table. Course titles stay visible while scrolling. On phones, there are two
 * columns, with each row's header above them. A third and fourth course wrap to a second line; each cell then
 * shows its course's title.
 */
export const SideBySide = styled('table')(({ theme }) => ({
  tableLayout: 'fixed',
  '& th, & td': { padding: '14px 24px 14px 0', verticalAlign: 'top' },
  '& thead > tr > *': {
    position: 'sticky',
    zIndex: 1,
    top: 'var(--header-height)',
    // Collapsed borders would scroll away from the sticky cells.
    borderBottom: 0,
    boxShadow: `inset 0 -1px ${theme.vars.palette.site.lineStrong}`,
    backgroundColor: theme.vars.palette.site.sunken,
    '@media print': { position: 'static' },
  },
  // Keeps a focused link or button clear of the sticky titles (WCAG 2.2, 2.4.11).
  '& tbody :is(a, button)': { scrollMarginTop: 96 },
  '& thead th': { ...theme.typography.h4, color: theme.vars.palette.text.primary },
  '& thead th > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& tbody th': { ...theme.typography.label, color: theme.vars.palette.text.secondary },
  '& ul': { paddingInlineStart: 18 },
  '& li + li': { marginTop: 6 },
  '& svg': { maxWidth: 200, marginTop: 8 },
  // Width of the column that contains the row headers.
  '& thead td': { width: 132 },
  [theme.breakpoints.between('md', 'lg')]: {
    '& th, & td': { paddingInlineEnd: 16, overflowWrap: 'break-word', hyphens: 'auto' },
    '& td': { fontSize: theme.typography.caption.fontSize },
    '& ul': { paddingInlineStart: 14 },
    '& thead td': { width: 96 },
  },
  '@media screen': {
    [theme.breakpoints.down('md')]: {
      '&, & tbody, & th, & td': { display: 'block' },
      // Makes the titles stick within the whole table instead of within `thead`.
      '& thead': { display: 'contents' },
      '& th, & td': {
        minWidth: 0,
        padding: 0,
        border: 0,
        overflowWrap: 'break-word',
        hyphens: 'auto',
      },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '8px 16px',
        paddingBlock: 16,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      },
      '&[data-columns="1"] tr': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '& thead tr': {
        position: 'sticky',
        zIndex: 1,
        top: 'var(--header-height)',
        paddingBlock: 4,
        backgroundColor: theme.vars.palette.site.sunken,
        borderColor: theme.vars.palette.site.lineStrong,
      },
      '& thead > tr > td': { display: 'none' },
      '& thead > tr > th': { position: 'static', boxShadow: 'none', fontSize: '0.9375rem' },
      '& tbody th': { gridColumn: '1 / -1', color: theme.vars.palette.secondary.main },
      '& ul': { paddingInlineStart: 16 },
      '&:is([data-columns="3"], [data-columns="4"]) td::before': {
        ...theme.typography.caption,
        content: 'attr(data-course) / ""',
        display: 'block',
        fontWeight: 600,
      },
    },
  },
}));
