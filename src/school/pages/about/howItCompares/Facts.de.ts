import { styled } from '@mui/material/styles';
// The extension leads to the English module: without it, 'Facts' is this one.
import * as english from './Facts.ts';

/** The label of a row's unchecked facts in German, wherever the table isn't side by side. */
const NOT_CHECKED = {
  '& td[data-unknown]:not([data-unknown] ~ td)::before': {
    content: '"Nicht geprüft: " attr(data-school)',
  },
};

/** Layout of the fact table, with a German label. */
export const Facts = styled(english.Facts)(({ theme }) => ({
  [theme.breakpoints.down('lg')]: NOT_CHECKED,
  '@media print': NOT_CHECKED,
}));
