import { styled } from '@mui/material/styles';

/** Space between two items, px; the dot is in its middle. */
const BETWEEN = 18;

/** Short facts in a line, with dots between them; where the line wraps, neither line ends or begins with one. */
export const DottedList = styled('ul')(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 4,
  // A dot before each item; those at the beginning of a line are cut off.
  marginLeft: -BETWEEN,
  padding: 0,
  clipPath: `inset(0 0 0 ${BETWEEN}px)`,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& > li': { position: 'relative', paddingLeft: BETWEEN },
  '& > li::before': {
    // The second text is what is read out: nothing.
    content: '"·" / ""',
    position: 'absolute',
    left: 0,
    width: BETWEEN,
    textAlign: 'center',
    color: theme.vars.palette.secondary.main,
  },
}));
