import { styled } from '@mui/material/styles';

interface SignedPointsProps {
  /** Points for or against something. */
  kind: 'fits' | 'misfits';
  points: readonly string[];
}

/** List of points with plus or minus signs, as in a diff. */
export function SignedPoints({ kind, points }: SignedPointsProps) {
  return (
    <Points kind={kind}>
      {points.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Points>
  );
}

const Points = styled('ul', { shouldForwardProp: (name) => name !== 'kind' })<
  Pick<SignedPointsProps, 'kind'>
>(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: 'var(--prose-width)',
  marginTop: theme.spacing(1),
  padding: 0,
  color: theme.vars.palette.text.primary,
  listStyle: 'none',
  '& > li': { position: 'relative', paddingInlineStart: 28 },
  '& > li::before': {
    ...theme.typography.label,
    position: 'absolute',
    insetInlineStart: 4,
    // Align with the first line of text.
    fontSize: 'inherit',
    lineHeight: 'inherit',
  },
  variants: [
    {
      props: { kind: 'fits' },
      // Empty alt text because the sign is decorative.
      style: { '& > li::before': { content: '"+" / ""', color: theme.vars.palette.success.main } },
    },
    {
      props: { kind: 'misfits' },
      style: {
        '& > li::before': { content: '"\\2212" / ""', color: theme.vars.palette.secondary.main },
      },
    },
  ],
}));
