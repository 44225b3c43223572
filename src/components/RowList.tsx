import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

/**
 * List with a label and a title per row. The label is on the left if there's room; in a narrow column, it's
 * always above the title.
 */
export const RowList = styled('ul', { shouldForwardProp: (name) => name !== 'isNarrow' })<{
  isNarrow: boolean;
}>(({ theme }) => ({
  padding: 0,
  borderTop: `1px solid ${theme.vars.palette.site.lineStrong}`,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px 64px',
    alignItems: 'baseline',
    paddingBlock: 24,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '@media print': { paddingBlock: 12, breakInside: 'avoid' },
  },
  variants: [
    {
      props: { isNarrow: false },
      style: {
        [theme.breakpoints.up('md')]: {
          '& > li': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
        },
      },
    },
  ],
}));

/** Link of a row's title. The whole row is its target. */
export const RowLink = styled(Link)(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  textDecorationColor: 'transparent',
  '&:hover': { color: theme.vars.palette.primary.main, textDecorationColor: 'currentColor' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}));
