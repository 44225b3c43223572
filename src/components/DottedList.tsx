import { styled } from '@mui/material/styles';

/** Space between two items, in px; the dot is centered in it. */
const BETWEEN = 18;

/** Inline list of short facts, separated by dots. Wrapped lines don't start or end with a dot. */
export const DottedList = styled('ul')(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 4,
  // Each item starts with a dot; the clip path hides the dots at the start of a line.
  marginLeft: -BETWEEN,
  padding: 0,
  clipPath: `inset(0 0 0 ${BETWEEN}px)`,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& > li': { position: 'relative', paddingLeft: BETWEEN },
  '& > li::before': {
    // Empty alt text because the dot is decorative.
    content: '"·" / ""',
    position: 'absolute',
    left: 0,
    width: BETWEEN,
    textAlign: 'center',
    color: theme.vars.palette.secondary.main,
  },
}));
