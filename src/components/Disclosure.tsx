import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { chevron, chevronUp } from '../theme/chevron';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'ref' | 'color'> {
  /** Content that's always visible, such as a question or title. */
  summary: ReactNode;
  /** Heading level of the summary, if it's a heading. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Secondary content next to the summary, such as a count. */
  aside?: ReactNode;
  /** Id of an element that also describes the summary, such as an error message. */
  describedBy?: string | undefined;
  /** `small` has no borders and is meant for lists. */
  size?: 'medium' | 'small';
  /**
   * At this breakpoint and above, the element is always open and the summary is hidden, if the browser
   * supports `::details-content` (only the newest ones in `browserslist` do). Meant for content that fits on
   * all screens except phones. The summary must not contain unique information.
   */
  openFrom?: 'sm' | undefined;
  /** Full width, instead of prose width. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * Native `details` element with the site's styles, for questions, modules, and so on. Unlike MUI's
 * `Accordion`, it works without JavaScript.
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
    // Show the content in print.
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
  // Set explicitly because the content of `details` inherits from the browser's shadow tree, not from the
  // page.
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
    marginInlineEnd: 4,
    '@media print': { display: 'none' },
  },
  'details[open] > &::after': chevronUp,
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
  // Lets this text shrink, so that it wraps before the title does.
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
