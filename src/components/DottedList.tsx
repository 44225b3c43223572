import { styled } from '@mui/material/styles';
import { clippedAtStart } from '../theme/alongLine';

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
  marginInlineStart: -BETWEEN,
  padding: 0,
  ...clippedAtStart(BETWEEN),
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& > li': { position: 'relative', paddingInlineStart: BETWEEN },
  '& > li::before': {
    // Empty alt text because the dot is decorative.
    content: '"·" / ""',
    position: 'absolute',
    insetInlineStart: 0,
    width: BETWEEN,
    textAlign: 'center',
    color: theme.vars.palette.secondary.main,
  },
}));
