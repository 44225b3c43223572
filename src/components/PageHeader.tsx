import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  /** A small label above the heading, in the voice of a code comment. */
  label?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Actions or facts below the lead. */
  children?: ReactNode;
}

/** The top of a page: its only level-one heading and what it is about. */
export function PageHeader({ label, title, lead, children }: PageHeaderProps) {
  return (
    <Container component="header" sx={{ pt: 'clamp(40px, 6vw, 72px)', '@media print': { pt: 0 } }}>
      {label ? <Comment>{label}</Comment> : null}
      <Typography variant="h1" sx={{ maxWidth: '20ch' }}>
        {title}
      </Typography>
      {lead ? (
        <Typography variant="lead" sx={{ maxWidth: '58ch', mt: 2.5 }}>
          {lead}
        </Typography>
      ) : null}
      {children}
    </Container>
  );
}

/** A small label in the voice of a code comment. */
export const Comment = styled('p')(({ theme }) => ({
  ...theme.typography.label,
  marginBottom: 16,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '&::before': {
    // The second text is what is read out: nothing.
    content: '"// " / ""',
    color: theme.vars.palette.secondary.main,
  },
}));
