import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'ref' | 'color'> {
  /** What is read before opening: a question, a title. */
  summary: ReactNode;
  children: ReactNode;
}

/**
 * What opens and closes in place, without scripts too: a question and its answer, a module and its lessons. MUI's
 * `Accordion` needs scripts to open; this is the browser's own element, styled once.
 */
export function Disclosure({ summary, children, ...props }: DisclosureProps) {
  return (
    <Details {...props}>
      <Summary>
        <span>{summary}</span>
      </Summary>
      <Answer>{children}</Answer>
    </Details>
  );
}

const Details = styled('details')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '@media print': {
    breakInside: 'avoid',
    // On paper all is open.
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
}));

const Summary = styled('summary')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  paddingBlock: 12,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: theme.vars.palette.primary.main },
  '&::after': {
    content: '""',
    flex: 'none',
    width: 9,
    height: 9,
    marginRight: 4,
    borderRight: '2px solid currentColor',
    borderBottom: '2px solid currentColor',
    rotate: '45deg',
    translate: '0 -3px',
    '@media print': { display: 'none' },
  },
  'details[open] > &::after': { rotate: '225deg', translate: '0 2px' },
}));

const Answer = styled('div')(({ theme }) => ({
  maxWidth: 'var(--prose-width)',
  paddingBottom: 20,
  color: theme.vars.palette.text.secondary,
  '& > * + *': { marginTop: 12 },
}));
