import { styled } from '@mui/material/styles';

/**
 * Checklist for a checkpoint or project. Boxes only appear in print: on screen, they'd look like controls.
 */
export const CheckList = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gap: 12,
  padding: 0,
  color: theme.vars.palette.text.primary,
  listStyle: 'none',
  '& > li': { position: 'relative', maxWidth: 'var(--prose-width)', paddingInlineStart: 28 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    top: '0.55em',
    insetInlineStart: 4,
    width: 8,
    height: 8,
    border: `2px solid ${theme.vars.palette.secondary.main}`,
    rotate: '45deg',
  },
  '@media print': {
    gap: 6,
    '& > li': { breakInside: 'avoid' },
    '& > li::before': {
      top: '0.4em',
      insetInlineStart: 0,
      width: 14,
      height: 14,
      borderWidth: 1,
      borderRadius: 3,
      rotate: 'none',
    },
  },
}));
