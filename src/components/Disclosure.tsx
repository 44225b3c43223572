import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { chevron } from '../theme/chevron';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'ref' | 'color'> {
  /** What is read before opening: a question, a title. */
  summary: ReactNode;
  /** The summary's level in the outline of the page, where it is a heading. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Said beside the summary: what was counted in it. */
  aside?: ReactNode;
  /** Id of what more there is to say of the summary, such as an error. */
  describedBy?: string | undefined;
  /** `small` is within a list, without lines of its own. */
  size?: 'medium' | 'small';
  /**
   * From this width on it is open and its summary gone, in a browser that knows `::details-content` (the newest of
   * `browserslist`); for what only a phone has no room for. A summary must say nothing that is not said elsewhere.
   */
  openFrom?: 'sm' | undefined;
  /** What is within has no measure of text but all of the width. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * What opens and closes in place, without scripts too: a question and its answer, a module and its lessons. MUI's
 * `Accordion` needs scripts to open; this is the browser's own element, styled once.
 */
export function Disclosure({
  summary,
  heading,
  aside,
  describedBy,
  size = 'medium',
  openFrom,
  isWide = false,
  children,
  ...props
}: DisclosureProps) {
  return (
    <Details {...props} size={size} openFrom={openFrom}>
      <Summary aria-describedby={describedBy} size={size}>
        <Title as={heading}>{summary}</Title>
        {aside ? <Aside>{aside}</Aside> : null}
      </Summary>
      <Answer isWide={isWide}>{children}</Answer>
    </Details>
  );
}

type Look = Required<Pick<DisclosureProps, 'size'>>;

const notSize = { shouldForwardProp: (name: PropertyKey) => name !== 'size' };

const SHOWN = { contentVisibility: 'visible', blockSize: 'auto' };

const Details = styled('details', {
  shouldForwardProp: (name) => name !== 'size' && name !== 'openFrom',
})<Look & Pick<DisclosureProps, 'openFrom'>>(({ theme }) => ({
  '@media print': {
    breakInside: 'avoid',
    // On paper nothing opens: answers are below their questions.
    '&::details-content': SHOWN,
  },
  variants: [
    {
      props: { openFrom: 'sm' },
      style: {
        '@supports selector(::details-content)': {
          [theme.breakpoints.up('sm')]: {
            '&::details-content': SHOWN,
            '& > summary': { display: 'none' },
          },
          '@media print': { '& > summary': { display: 'none' } },
        },
      },
    },
    {
      props: { size: 'medium' },
      style: {
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        '&:first-of-type': { borderTop: `1px solid ${theme.vars.palette.divider}` },
      },
    },
  ],
}));

const Summary = styled(
  'summary',
  notSize,
)<Look>(({ theme }) => ({
  ...theme.typography.subtitle1,
  // Inherited otherwise, and in `details` not from the page but from the browser's own slot.
  boxSizing: 'border-box',
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
    ...chevron,
    flex: 'none',
    marginRight: 4,
    '@media print': { display: 'none' },
  },
  'details[open] > &::after': { rotate: '225deg', translate: '0 2px' },
  variants: [
    {
      props: { size: 'small' },
      style: {
        ...theme.typography.label,
        justifyContent: 'start',
        minHeight: 44,
        paddingBlock: 4,
        color: theme.vars.palette.text.secondary,
      },
    },
  ],
}));

const Title = styled('span')({
  flex: '1 1 auto',
  margin: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
});

const Aside = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  // Breaks before the title does.
  flexShrink: 9999,
  textAlign: 'end',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Answer = styled('div', { shouldForwardProp: (name) => name !== 'isWide' })<{
  isWide: boolean;
}>(({ theme, isWide }) => ({
  maxWidth: isWide ? 'none' : 'var(--prose-width)',
  paddingBottom: 20,
  color: theme.vars.palette.text.secondary,
  '& > * + *': { marginTop: 12 },
}));
