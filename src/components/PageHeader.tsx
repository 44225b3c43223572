import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  /** Small label above the heading, styled as a code comment. */
  label?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Picture on the right if there's room; otherwise, it's smaller and next to the heading. */
  picture?: ReactNode;
  /** Actions or facts below the lead text. */
  children?: ReactNode;
}

/** The top of a page: its only `h1` and an introduction. */
export function PageHeader({ label, title, lead, picture, children }: PageHeaderProps) {
  const words = (
    <>
      {label ? <Comment>{label}</Comment> : null}
      <Typography variant="h1" sx={{ maxWidth: '20ch' }}>
        {title}
      </Typography>
      {lead ? (
        <Typography
          variant="lead"
          sx={{ maxWidth: 'var(--prose-width)', mt: 2.5, textWrap: 'balance' }}
        >
          {lead}
        </Typography>
      ) : null}
    </>
  );
  return (
    <Container component="header" sx={{ pt: 'clamp(40px, 6vw, 72px)', '@media print': { pt: 0 } }}>
      {picture ? (
        <Pictured>
          <div>{picture}</div>
          <div>{words}</div>
        </Pictured>
      ) : (
        words
      )}
      {children}
    </Container>
  );
}

const Pictured = styled('div')(({ theme }) => ({
  // The heading wraps around the picture, or goes below it.
  [theme.breakpoints.down('sm')]: {
    '& > :first-of-type': { float: 'inline-end', width: 104, marginInlineStart: 16 },
  },
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) clamp(200px, 28vw, 336px)',
    gap: '24px clamp(32px, 6vw, 96px)',
    alignItems: 'center',
    '& > :first-of-type': { order: 1 },
  },
  '@media print': { display: 'block' },
}));

/** Small label, styled as a code comment. */
export const Comment = styled('p')(({ theme }) => ({
  ...theme.typography.label,
  marginBottom: 16,
  textWrap: 'balance',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '&::before': {
    // Empty alt text because the slashes are decorative.
    content: '"// " / ""',
    color: theme.vars.palette.secondary.main,
  },
}));
