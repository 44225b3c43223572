import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  /** A small label above the heading, in the voice of a code comment. */
  label?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Beside them where there is room, small at the heading's right where there is not. */
  picture?: ReactNode;
  /** Actions or facts below the lead. */
  children?: ReactNode;
}

/** The top of a page: its only level-one heading and what it is about. */
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
  // The heading goes around it, or below where the two have no room beside each other.
  [theme.breakpoints.down('sm')]: {
    '& > :first-of-type': { float: 'right', width: 104, marginLeft: 16 },
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

/** A small label in the voice of a code comment. */
export const Comment = styled('p')(({ theme }) => ({
  ...theme.typography.label,
  marginBottom: 16,
  textWrap: 'balance',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '&::before': {
    // The second text is what is read out: nothing.
    content: '"// " / ""',
    color: theme.vars.palette.secondary.main,
  },
}));
