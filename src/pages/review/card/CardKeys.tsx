import { styled } from '@mui/material/styles';
import * as texts from '../../../texts/en/reviewCards';

interface CardKeysProps {
  /** True once the answer is shown. */
  isShown: boolean;
}

/** Keyboard hints. Hidden on touch devices. */
export function CardKeys({ isShown }: CardKeysProps) {
  return <Keys>{isShown ? texts.keysForRating : texts.keysForAnswer}</Keys>;
}

const Keys = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 20,
  color: theme.vars.palette.text.secondary,
  '& kbd': {
    padding: '1px 6px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
    fontSize: 'inherit',
  },
  '@media (pointer: coarse)': { display: 'none' },
}));
